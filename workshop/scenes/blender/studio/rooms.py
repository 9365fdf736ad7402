"""Walls, windows and curtains."""

import math

from studio.light import window_light
from studio.shapes import box, grid_surface

WALL = 0.2


def side_wall(x, y, height, wall, windows=(), sill=0.5, lintel=2.45):
    """A wall along y with its inner face at `x`; `windows`: (from, to) along y, ascending."""
    outside = x - WALL if x < 0 else x + WALL
    across = (min(x, outside), max(x, outside))
    start = y[0]
    for low, high in windows:
        box(across, (start, low), (0, height), wall, 0)
        box(across, (low, high), (0, sill), wall, 0)
        box(across, (low, high), (lintel, height), wall, 0)
        start = high
    box(across, (start, y[1]), (0, height), wall, 0)


def casement(x, y, frame, sill=0.5, lintel=2.45, leaves=2):
    """Frame and upright bars in an opening of a side wall."""
    middle = x - WALL / 2 if x < 0 else x + WALL / 2
    depth = (middle - 0.03, middle + 0.03)
    low, high = y
    for index in range(leaves + 1):
        at = low + 0.03 + index * (high - low - 0.06) / leaves
        box(depth, (at - 0.03, at + 0.03), (sill, lintel), frame, 0.002)
    for at in (sill + 0.03, lintel - 0.03):
        box(depth, y, (at - 0.03, at + 0.03), frame, 0.002)


def window_behind(x, y, height, watts, colour, wall, frame, opening):
    """The wall behind the camera, with a large window that glossy fronts reflect. A blank wall would make them grey."""
    low, high = opening
    box((x[0], low), (y - WALL, y), (0, height), wall, 0)
    box((high, x[1]), (y - WALL, y), (0, height), wall, 0)
    box((low, high), (y - WALL, y), (2.4, height), wall, 0)
    for index in range(4):
        at = low + 0.03 + index * (high - low - 0.06) / 3
        box((at - 0.035, at + 0.035), (y - 0.1, y - 0.03), (0, 2.4), frame, 0)
    middle = (low + high) / 2
    window_light((middle, y - 0.15, 1.2), (middle, 0, 1.2), (high - low, 2.4), watts, colour)


def curtain(x, y, z, material, waves=5, depth=0.035):
    """A gathered curtain at a side wall, at `x`, over the ranges `y` and `z`."""

    def point(u, v):
        gathered = 0.5 + (u - 0.5) * (1 - 0.10 * math.sin(math.pi * v))
        fold = math.sin(gathered * waves * 2 * math.pi + 0.6 * math.sin(v * 5)) * depth * (0.75 + 0.25 * v)
        return x + fold, y[0] + gathered * (y[1] - y[0]), z[1] + v * (z[0] - z[1])

    return grid_surface('curtain', 24 * waves, 24, point, material)


def skirting(x, y, material, height=0.09):
    return box(x, y, (0, height), material, 0.002)
