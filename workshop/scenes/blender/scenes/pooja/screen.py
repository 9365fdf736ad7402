"""The pierced screen at the back of the niche: interlaced circles under an arch, lit from behind."""

import math

from scenes.pooja.measures import NICHE
from studio.lamps import WARM
from studio.materials import brass, glow
from studio.shapes import from_faces, tube

WIDTH, Y = 0.86, -0.075
LOW, HIGH = NICHE[0] + 0.11, NICHE[1] - 0.10
PITCH, BAR, ARCH = 0.086, 0.0052, 0.42


def lit_screen():
    gold, line = brass(), outline()
    behind = [(x, Y + 0.012, z) for x, z in line]
    from_faces('light', behind, [tuple(range(len(behind)))], glow('behind', WARM, 1.25))
    frame = tube([(x, Y - 0.002, z) for x, z in line], 0.012, gold, curved=False)
    frame.data.splines[0].use_cyclic_u = True
    columns, rows = math.ceil(WIDTH / PITCH), math.ceil((HIGH - LOW) / PITCH) + 1
    for column in range(columns + 1):
        for row in range(rows + 1):
            circle(-WIDTH / 2 + column * PITCH, LOW + row * PITCH, gold)


def outline():
    """An arch with a point, as over the windows of a haveli."""
    half, spring, steps = WIDTH / 2, HIGH - ARCH, 14
    line = [(-half, LOW), (half, LOW)]
    right = []
    for step in range(steps + 1):
        share = step / steps
        right.append((half * math.cos(share * math.pi / 2) ** 0.85, spring + rise(share)))
    return line + right + [(-x, z) for x, z in reversed(right[:-1])]


def rise(share):
    """Height of the arch over its spring, from its side (0) to its point (1)."""
    return ARCH * (0.86 * math.sin(share * math.pi / 2) + 0.14 * share**4)


def is_inside(x, z):
    half, spring = WIDTH / 2, HIGH - ARCH
    if not (LOW < z and abs(x) < half):
        return False
    if z < spring:
        return True
    share = math.acos(min(1, (abs(x) / half) ** (1 / 0.85))) / (math.pi / 2)
    return z < spring + rise(share)


def circle(x, z, material):
    """The parts of a circle that are inside the arch. Its radius makes four neighbours meet in a point."""
    radius, steps = PITCH * 0.7071, 32
    run = []
    for step in range(steps + 1):
        turn = 2 * math.pi * step / steps
        point = (x + radius * math.cos(turn), z + radius * math.sin(turn))
        if is_inside(*point):
            run.append((point[0], Y, point[1]))
        if (not is_inside(*point) or step == steps) and run:
            if len(run) > 1:
                tube(run, BAR, material, curved=False, resolution=1)
            run = []
