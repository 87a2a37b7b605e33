"""Trains a network of the reading of photographs.

    train.py POOL[,POOL…] STEPS OUT [--threads N] [--seed N] [--from CHECKPOINT] [--rate X] [--until N]

A POOL is what `cargo run --release --example scenes` writes (POOL.x, POOL.y). OUT.pt is kept to go
on from; OUT.f16 is what the program reads: layer by layer the weights (to, from, row, column) and
then what is added, as 16-bit floats, least byte first, with the normalisation folded in.
Needs numpy and torch; the processor is enough.
"""

import argparse
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
            every = np.concatenate([part.numpy().ravel() for part in parts])
        path.write_bytes(every.astype("<f2").tobytes())


def batch(pools, rng, size):
    xs, ys = [], []
    for _ in range(size):
        pictures, labels = pools[rng.integers(len(pools))]
        k = rng.integers(len(pictures))
        top, left = rng.integers(0, (SIDE - CROP) // STEP + 1, 2)
        x = pictures[k][top * STEP :, left * STEP :][:CROP, :CROP].astype(np.float32) / 255
        y = labels[k][top:, left:][: CROP // STEP, : CROP // STEP]
        turn = rng.integers(4)
        x, y = np.rot90(x, turn), np.rot90(y, turn)
        if rng.random() < 0.5:
            x, y = x[:, ::-1], y[:, ::-1]
        x = (x - 0.5) * rng.uniform(0.8, 1.2) + 0.5 + rng.uniform(-0.1, 0.1)
        x = x * rng.uniform(0.9, 1.1, 3)
        if rng.random() < 0.1:
            x = np.repeat(x.mean(2, keepdims=True), 3, 2)
        xs.append(np.ascontiguousarray(x.transpose(2, 0, 1), np.float32))
        ys.append(np.ascontiguousarray(y))
    x = torch.from_numpy(np.stack(xs)) * 2 - 1
    return x.to(memory_format=torch.channels_last), torch.from_numpy(np.stack(ys)).long()


def main():
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("pools")
    asked.add_argument("steps", type=int)
    asked.add_argument("out", type=pathlib.Path)
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--rate", type=float, default=3e-3)
    asked.add_argument("--from", dest="start")
    asked.add_argument("--until", type=int, help="stop after so many of the steps")
    asked = asked.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    rng = np.random.default_rng(asked.seed)
    pools = []
    for pool in asked.pools.split(","):
        pictures = np.memmap(pool + ".x", np.uint8, "r").reshape(-1, SIDE, SIDE, 3)
        labels = np.fromfile(pool + ".y", np.uint8).reshape(-1, SIDE // STEP, SIDE // STEP)
        pools.append((pictures, labels))
    net = Net()
    if asked.start:
        net.load_state_dict(torch.load(asked.start))
    net = net.to(memory_format=torch.channels_last)
    print(sum(len(pool[0]) for pool in pools), "scenes,", sum(p.numel() for p in net.parameters()), "weights")
    optimiser = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, asked.rate, total_steps=asked.steps, pct_start=0.1
    )
    # Points of the board are rare and background is common, hence the weights of the classes.
    weight = torch.tensor([0.6, 1.4, 1.6, 1.6])
    began, mean = time.time(), None
    until = min(asked.until or asked.steps, asked.steps)
    for step in range(until):
        x, y = batch(pools, rng, 8)
        guess = net(x)
        loss = F.cross_entropy(guess, y, weight, ignore_index=255)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if step % 200 == 0:
            said = guess.argmax(1)
            points = (y > 0) & (y < 255)
            right = (said[points] == y[points]).float().mean()
            print(f"{step} loss {mean:.4f} points right {right:.3f} {time.time() - began:.0f} s", flush=True)
        if step % 1000 == 999 or step + 1 == until:
            torch.save(net.state_dict(), asked.out.with_suffix(".pt"))
            net.eval()
            net.write(asked.out.with_suffix(".f16"))
            net.train()


if __name__ == "__main__":
    main()
