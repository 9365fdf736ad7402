"""The shoe cabinet: six flaps that tilt out, below a thick top, and the brass on it."""

import math

from scenes.entrance.measures import (
    CABINET_DEPTH,
    CABINET_TOP,
    CABINET_X,
    GAP,
    MARIGOLD,
    PANEL_FACE,
    PLINTH,
    YELLOW,
)
from studio.foliage import flower_material, leaf_material, plant, stem_material
from studio.materials import bell_metal, brass, copper, cupboard_inside, plain
from studio.shapes import box, lathe, sphere
from studio.vessels import bowl, lota, vase

FACE = PANEL_FACE - CABINET_DEPTH
TOP = 0.032
ROWS, COLUMNS = 3, 2


def shoe_cabinet(laminate):
    left, right = CABINET_X
    under = CABINET_TOP - TOP
    back = PANEL_FACE - 0.002
    box((left + 0.02, right - 0.02), (FACE + 0.022, back), (PLINTH, under - 0.002), cupboard_inside(), 0)
    box((left, right), (FACE + 0.05, FACE + 0.065), (0, PLINTH), plain('plinth', (0.045, 0.038, 0.032), 0.5), 0.001)
    laminate.top((left - 0.012, right + 0.012), (FACE - 0.012, back), CABINET_TOP, thickness=TOP)
    for x, facing in ((left, -1), (right, 1)):
        laminate.side(x, (FACE, back), (PLINTH, under - 0.001), facing)
    inner, width = left + 0.018, (right - left - 0.036) / COLUMNS
    height = (under - PLINTH) / ROWS
    for row in range(ROWS):
        z = (PLINTH + row * height, PLINTH + (row + 1) * height)
        for column in range(COLUMNS):
            x = (inner + column * width, inner + (column + 1) * width)
            laminate.front(x, z, FACE, gap=GAP)
            knob((x[0] + x[1]) / 2, z[1] - 0.058)


def knob(x, z):
    outline = [(0, 0), (0.008, 0), (0.009, 0.012), (0.017, 0.018), (0.016, 0.026), (0, 0.029)]
    made = lathe(outline, brass(), (x, FACE, z))
    made.rotation_euler = (math.pi / 2, 0, 0)


def cabinet_things():
    left, right, y = *CABINET_X, PANEL_FACE - CABINET_DEPTH / 2
    urli((right - 0.24, y - 0.02, CABINET_TOP), 0.155)
    x, glaze = left + 0.20, plain('blue-pottery', (0.05, 0.14, 0.24), 0.18, clearcoat=0.5)
    vase((x, y + 0.02, CABINET_TOP), 0.075, 0.20, glaze)
    plant((x, y + 0.02, CABINET_TOP + 0.18), 0.30, 14, leaf_material(), (0.11, 0.05), 1.0, 0.9, stem_material())
    lota((left + 0.42, y - 0.02, CABINET_TOP), 0.055, 0.11, copper())
    bowl((left + 0.38, y - 0.12, CABINET_TOP), 0.045, 0.025, brass())


def urli(at, radius):
    """A wide bowl of bell metal with flowers that float on water."""
    x, y, z = at
    bowl(at, radius, radius * 0.5, bell_metal())
    water = z + radius * 0.46
    orange, yellow = flower_material(MARIGOLD), flower_material(YELLOW)
    for ring, count in ((0.0, 1), (0.36, 6), (0.68, 11)):
        for index in range(count):
            turn = 2 * math.pi * index / count + ring
            place = (x + ring * radius * math.cos(turn), y + ring * radius * math.sin(turn), water)
            sphere(place, radius * 0.165, yellow if (index + count) % 3 == 0 else orange, 0.62)
