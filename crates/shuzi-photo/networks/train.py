"""Trains a network of the reading of photographs.

    train.py POOL[,POOL…] STEPS OUT [--size N] [--threads N] [--seed N] [--from FILE]
             [--rate X] [--until N] [--minutes N] [--share X]

A POOL is what `cargo run --release --example scenes` writes (POOL.x, POOL.y). OUT.pt is kept to go
on from; OUT.f16 is what the program reads: layer by layer the weights (to, from, row, column) and
then what is added, as 16-bit floats, least byte first, with the normalisation folded in.
--from takes such a file, too: then the normalisation stays as it was folded in, and a short
training at a low rate adds a kind of picture to what the network knows. With --share that much
of what it learnt is taken, and the rest stays: what it knew suffers less.
Needs numpy and torch; it uses a GPU if there is one, and the processor is enough.
"""

import argparse
import math
import pathlib
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE, STEP, CROP = 288, 4, 208
# Channels in and out, stride, dilation, and whether the input is added to the output.
LAYERS = [
    (3, 16, 2, 1, False),
    (16, 32, 2, 1, False),
    (32, 32, 1, 1, True),
    (32, 32, 1, 2, True),
    (32, 32, 1, 4, True),
    (32, 32, 1, 8, True),
    (32, 32, 1, 4, True),
    (32, 32, 1, 2, True),
    (32, 32, 1, 1, True),
]


class Layer(nn.Module):
    def __init__(self, given, made, stride, apart, again):
        super().__init__()
        self.taps = nn.Conv2d(given, made, 3, stride, apart, apart, bias=False)
        self.norm = nn.BatchNorm2d(made)
        self.again = again

    def forward(self, x):
        y = F.relu(self.norm(self.taps(x)))
        return x + y if self.again else y

    def folded(self):
        scale = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        added = self.norm.bias - self.norm.running_mean * scale
        return self.taps.weight * scale[:, None, None, None], added


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(*(Layer(*layer) for layer in LAYERS))
        self.last = nn.Conv2d(32, 4, 1)

    def forward(self, x):
        return self.last(self.layers(x))

    def read(self, path):
        every = torch.from_numpy(np.fromfile(path, "<f2").astype(np.float32))
        parts = []
        for layer in self.layers:
            # Folded in already: what is left of the normalisation adds, and changes nothing else.
            nn.init.constant_(layer.norm.running_var, 1 - layer.norm.eps)
            parts.extend((layer.taps.weight, layer.norm.bias))
        parts.extend((self.last.weight, self.last.bias))
        with torch.no_grad():
            for part, read in zip(parts, every.split([part.numel() for part in parts])):
                part.copy_(read.view_as(part))

    def learn(self, is_folded):
        self.train()
        if is_folded:
            for layer in self.layers:
                layer.norm.eval()

    def write(self, path):
        parts = []
        with torch.no_grad():
            for layer in self.layers:
                parts.extend(layer.folded())
            parts.extend((self.last.weight, self.last.bias))
            every = np.concatenate([part.cpu().numpy().ravel() for part in parts])
        path.write_bytes(every.astype("<f2").tobytes())


def batch(pictures, labels, random, size):
    """Parts of scenes, turned, mirrored, and in changed light."""
    device = pictures.device
    chance = lambda *shape: torch.rand(shape, generator=random, device=device)
    between = lambda low, high, *shape: low + (high - low) * chance(*shape)
    below = lambda most, *shape: torch.randint(most, shape, generator=random, device=device)
    picks = below(len(pictures), size)
    tops, lefts = below((SIDE - CROP) // STEP + 1, 2, size)
    ways = below(2, 3, size).bool()
    x = part_of(pictures, picks, tops * STEP, lefts * STEP, CROP, ways)
    y = part_of(labels, picks, tops, lefts, CROP // STEP, ways)
    x = x.permute(0, 3, 1, 2).float() / 255
    x = (x - 0.5) * between(0.8, 1.2, size, 1, 1, 1) + 0.5 + between(-0.1, 0.1, size, 1, 1, 1)
    x = x * between(0.9, 1.1, size, 3, 1, 1)
    grey = (chance(size, 1, 1, 1) < 0.15).float()
    x = x * (1 - grey) + x.mean(1, keepdim=True) * grey
    x = (x * 2 - 1).to(memory_format=torch.channels_last)
    return x, y.long()


def part_of(scenes, picks, tops, lefts, side, ways):
    """Squares of scenes; each way (upside down, mirrored, transposed) is taken or not."""
    each = lambda way: way[:, None, None]
    places = torch.arange(side, device=scenes.device)
    rows, columns = places[None, :, None], places[None, None, :]
    upside_down, mirrored, transposed = (each(way) for way in ways)
    rows = torch.where(upside_down, side - 1 - rows, rows)
    columns = torch.where(mirrored, side - 1 - columns, columns)
    rows, columns = torch.where(transposed, columns, rows), torch.where(transposed, rows, columns)
    return scenes[each(picks), each(tops) + rows, each(lefts) + columns]


def share_of_rate(done):
    """Rises over the first tenth of the training, then falls to nothing."""
    if done < 0.1:
        return 0.04 + 0.96 * done / 0.1
    return 0.5 + 0.5 * math.cos(math.pi * min((done - 0.1) / 0.9, 1))


def main():
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("pools")
    asked.add_argument("steps", type=int)
    asked.add_argument("out", type=pathlib.Path)
    asked.add_argument("--size", type=int, default=8, help="scenes a step")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--rate", type=float, default=3e-3)
    asked.add_argument("--from", dest="start")
    asked.add_argument("--share", type=float, default=1, help="how much of the training is taken")
    asked.add_argument("--until", type=int, help="stop after so many of the steps")
    asked.add_argument("--minutes", type=float, help="end after that time, however many steps")
    asked = asked.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    random = torch.Generator(device).manual_seed(asked.seed)
    pools = asked.pools.split(",")
    read = lambda end, *shape: torch.from_numpy(
        np.concatenate([np.fromfile(pool + end, np.uint8) for pool in pools]).reshape(-1, *shape)
    ).to(device)
    pictures, labels = read(".x", SIDE, SIDE, 3), read(".y", SIDE // STEP, SIDE // STEP)
    net = Net()
    is_folded = (asked.start or "").endswith(".f16")
    if is_folded:
        net.read(asked.start)
    elif asked.start:
        net.load_state_dict(torch.load(asked.start, map_location="cpu"))
    net.learn(is_folded)
    net = net.to(device, memory_format=torch.channels_last)
    print(len(pictures), "scenes,", sum(p.numel() for p in net.parameters()), "weights")
    if device.type == "cuda":
        # Recorded once, so that a step starts a few programs on the GPU instead of hundreds.
        sample = torch.zeros(asked.size, 3, CROP, CROP, device=device)
        sample = sample.to(memory_format=torch.channels_last)
        net = torch.cuda.make_graphed_callables(net, (sample,))
    optimiser = torch.optim.AdamW(
        net.parameters(), lr=asked.rate, weight_decay=1e-3, fused=device.type == "cuda"
    )
    # Points of the board are rare and background is common, hence the weights of the classes.
    weight = torch.tensor([0.6, 1.4, 1.6, 1.6], device=device)
    began, mean = time.time(), None
    until = min(asked.until or asked.steps, asked.steps)
    for step in range(until):
        done = (step + 1) / asked.steps
        if asked.minutes:
            done = max(done, (time.time() - began) / (60 * asked.minutes))
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * share_of_rate(done)
        x, y = batch(pictures, labels, random, asked.size)
        guess = net(x)
        loss = F.cross_entropy(guess, y, weight, ignore_index=255)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        loss = loss.detach()
        mean = loss if mean is None else 0.98 * mean + 0.02 * loss
        if step % 200 == 0:
            said = guess.argmax(1)
            points = (y > 0) & (y < 255)
            right = (said[points] == y[points]).float().mean()
            print(f"{step} loss {mean:.4f} points right {right:.3f} {time.time() - began:.0f} s", flush=True)
        is_last = step + 1 == until or done >= 1
        if step % 1000 == 999 or is_last:
            torch.save(net.state_dict(), asked.out.with_suffix(".pt"))
            net.eval()
            written = asked.out.with_suffix(".f16")
            net.write(written)
            if is_folded:
                before, now = (np.fromfile(path, "<f2").astype(float) for path in (asked.start, written))
                (before + asked.share * (now - before)).astype("<f2").tofile(written)
            net.learn(is_folded)
        if is_last:
            break


if __name__ == "__main__":
    main()
