"""Oven tower, hood, pressure cooker."""

import math

from scenes.kitchen.measures import FACE, HOOD_X, LOWER, PLINTH, RIGHT, TALL
from scenes.kitchen.units import carcass, plinth
from studio.furniture import bar_handle
from studio.light import window_light
from studio.materials import brass, plain, steel
from studio.shapes import box, cylinder, lathe, tube


def oven_tower(laminate):
    start, middle = 1.43, 2.05
    carcass((start, RIGHT), (PLINTH, TALL))
    plinth((start, RIGHT))
    laminate.side(start - 0.018, (FACE + 0.0205, 0), (PLINTH, TALL), -1, LOWER)
    laminate.front((start, middle), (PLINTH, 0.70), FACE, LOWER)
    laminate.front((start, middle), (1.66, TALL), FACE, LOWER)
    laminate.front((middle, RIGHT), (PLINTH, TALL), FACE, LOWER, fluted=True)
    bar_handle(middle + 0.035, FACE, (0.78, 1.62), brass())
    black, polished = plain('oven-glass', (0.008, 0.008, 0.009), 0.04, specular=0.6), steel()
    x = (start + 0.003, middle - 0.003)
    box(x, (FACE, FACE + 0.02), (0.705, 1.295), black, 0.003)
    box(x, (FACE - 0.001, FACE + 0.02), (1.19, 1.292), polished, 0.002)
    box(x, (FACE, FACE + 0.02), (1.30, 1.655), black, 0.003)
    for z in (1.15, 1.60):
        bar_handle((1.50, 1.98), FACE, z, polished, upright=False, radius=0.008)
    for knob_x in (1.52, 1.96):
        knob = lathe([(0, 0), (0.02, 0), (0.022, 0.004), (0.02, 0.022), (0, 0.022)], polished, (knob_x, FACE, 1.24))
        knob.rotation_euler = (math.pi / 2, 0, 0)
    box((1.66, 1.82), (FACE - 0.0015, FACE + 0.01), (1.215, 1.265), black, 0.001)


def hood():
    dark, polished = plain('hood', (0.025, 0.025, 0.026), 0.4), steel()
    box((HOOD_X - 0.45, HOOD_X + 0.45), (-0.46, -0.012), (1.60, 1.65), dark, 0.003)
    box((HOOD_X - 0.40, HOOD_X + 0.40), (-0.42, -0.05), (1.592, 1.60), polished, 0.001)
    box((HOOD_X - 0.17, HOOD_X + 0.17), (-0.30, -0.012), (1.65, TALL), dark, 0.002)
    window_light((HOOD_X, -0.25, 1.585), (HOOD_X, -0.25, 0), (0.5, 0.1), 4, (1, 0.8, 0.55))


def pressure_cooker(at, body, dark):
    x, y, z = at
    outline = [
        (0, 0),
        (0.098, 0),
        (0.106, 0.01),
        (0.106, 0.115),
        (0.112, 0.12),
        (0.112, 0.13),
        (0.095, 0.145),
        (0.03, 0.155),
        (0, 0.155),
    ]
    lathe(outline, body, at)
    cylinder(x, y, (z + 0.155, z + 0.185), 0.011, dark)
    tube([(x - 0.10, y - 0.01, z + 0.125), (x - 0.25, y - 0.03, z + 0.135)], 0.014, dark, curved=False)
