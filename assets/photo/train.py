"""Trains a network of the reading of photographs.

    train.py POOL[,POOL…] STEPS OUT [--size N] [--threads N] [--seed N] [--from CHECKPOINT]
             [--rate X] [--until N] [--minutes N]

A POOL is what `cargo run --release --example scenes` writes (POOL.x, POOL.y). OUT.pt is kept to go
on from; OUT.f16 is what the program reads: layer by layer the weights (to, from, row, column) and
then what is added, as 16-bit floats, least byte first, with the normalisation folded in.
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

    def write(self, path):
        parts = []
        with torch.no_grad():
            for layer in self.layers:
                parts.extend(layer.folded())
            parts.extend((self.last.weight, self.last.bias))
            every = np.concatenate([part.cpu().numpy().ravel() for part in parts])
        path.write_bytes(every.astype("<f2").tobytes())


def batch(pools, random, size, device):
    """Parts of scenes, turned, mirrored, and in changed light."""
    chance = lambda *shape: torch.rand(shape, generator=random, device=device)
    between = lambda low, high, *shape: low + (high - low) * chance(*shape)
    ends = np.cumsum([len(pictures) for pictures, _ in pools])
    picks = torch.randint(int(ends[-1]), (size,), generator=random, device=device).tolist()
    places = torch.randint((SIDE - CROP) // STEP + 1, (size, 2), generator=random, device=device)
    ways = torch.randint(8, (size,), generator=random, device=device).tolist()
    xs, ys = [], []
    for pick, (top, left), way in zip(picks, places.tolist(), ways):
        pool = int(np.searchsorted(ends, pick, side="right"))
        pictures, labels = pools[pool]
        at = pick - (int(ends[pool - 1]) if pool else 0)
        x = pictures[at, top * STEP : top * STEP + CROP, left * STEP : left * STEP + CROP]
        y = labels[at, top : top + CROP // STEP, left : left + CROP // STEP]
        x, y = torch.rot90(x, way % 4, (0, 1)), torch.rot90(y, way % 4, (0, 1))
        xs.append(x.flip(1) if way > 3 else x)
        ys.append(y.flip(1) if way > 3 else y)
    x = torch.stack(xs).permute(0, 3, 1, 2).float() / 255
    x = (x - 0.5) * between(0.8, 1.2, size, 1, 1, 1) + 0.5 + between(-0.1, 0.1, size, 1, 1, 1)
    x = x * between(0.9, 1.1, size, 3, 1, 1)
    grey = (chance(size, 1, 1, 1) < 0.15).float()
    x = x * (1 - grey) + x.mean(1, keepdim=True) * grey
    x = (x * 2 - 1).to(memory_format=torch.channels_last)
    return x, torch.stack(ys).long()


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
    asked.add_argument("--until", type=int, help="stop after so many of the steps")
    asked.add_argument("--minutes", type=float, help="end after that time, however many steps")
    asked = asked.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    random = torch.Generator(device).manual_seed(asked.seed)
    pools = []
    for pool in asked.pools.split(","):
        pictures = np.memmap(pool + ".x", np.uint8, "r").reshape(-1, SIDE, SIDE, 3)
        labels = np.fromfile(pool + ".y", np.uint8).reshape(-1, SIDE // STEP, SIDE // STEP)
        parts = (torch.from_numpy(np.array(part)) for part in (pictures, labels))
        pools.append(tuple(part.to(device) for part in parts))
    net = Net()
    if asked.start:
        net.load_state_dict(torch.load(asked.start, map_location="cpu"))
    net = net.to(device, memory_format=torch.channels_last)
    print(sum(len(pool[0]) for pool in pools), "scenes,", sum(p.numel() for p in net.parameters()), "weights")
    optimiser = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=1e-3)
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
        x, y = batch(pools, random, asked.size, device)
        guess = net(x)
        loss = F.cross_entropy(guess, y, weight, ignore_index=255)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if step % 200 == 0:
            said = guess.argmax(1)
            points = (y > 0) & (y < 255)
            right = (said[points] == y[points]).float().mean()
            print(f"{step} loss {mean:.4f} points right {right:.3f} {time.time() - began:.0f} s", flush=True)
        is_last = step + 1 == until or done >= 1
        if step % 1000 == 999 or is_last:
            torch.save(net.state_dict(), asked.out.with_suffix(".pt"))
            net.eval()
            net.write(asked.out.with_suffix(".f16"))
            net.train()
        if is_last:
            break


if __name__ == "__main__":
    main()
