"""The front door at the right edge: teak with brass studs, and a toran over it."""

import math

from scenes.entrance.measures import DOOR_TOP, DOOR_X, FRAME, LEAF, MARIGOLD, YELLOW
from studio.foliage import flower_material, leaf
from studio.furniture import bar_handle
from studio.materials import brass, plain, teak
from studio.shapes import box, lathe, sphere

STILE = 0.115
RAILS = (0.0, 0.72, 1.38, DOOR_TOP)
FACE = -0.035


def front_door():
    left, right = DOOR_X
    upright, level = teak('z'), teak()
    for x in ((left - FRAME, left), (right, right + FRAME)):
        box(x, (-0.055, 0), (0, DOOR_TOP + FRAME), upright, 0.003)
    box((left - 0.002, right + 0.002), (-0.054, 0), (DOOR_TOP, DOOR_TOP + FRAME), level, 0.003)
    box((left + 0.003, right - 0.003), (FACE + 0.016, 0), (0.006, DOOR_TOP - 0.003), upright, 0.001)
    middle = (left + right) / 2
    uprights = ((left + 0.003, left + STILE), (middle - 0.05, middle + 0.05), (right - STILE, right - 0.003))
    for x in uprights:
        box(x, (FACE, FACE + 0.02), (0.006, DOOR_TOP - 0.003), upright, 0.003)
    for low, high in zip(RAILS, RAILS[1:]):
        for x in zip([x[1] for x in uprights], [x[0] for x in uprights[1:]]):
            panel(x, (low + 0.055, high - 0.055), upright)
    for z in RAILS:
        rail = (max(0.006, z - 0.055), min(DOOR_TOP - 0.003, z + 0.055))
        for x in zip([x[1] for x in uprights], [x[0] for x in uprights[1:]]):
            box((x[0] - 0.001, x[1] + 0.001), (FACE + 0.0005, FACE + 0.02), rail, level, 0.003)
        if 0 < z < DOOR_TOP:
            studs(z)
    bar_handle(left + 0.058, FACE, (0.86, 1.24), brass(), radius=0.010)
    knocker(middle, 1.52)
    box((left - FRAME, right + FRAME), (-0.10, 0), (0, 0.018), plain('threshold', (0.30, 0.30, 0.28), 0.3), 0.004)
    toran()


def panel(x, z, material):
    """A raised field in the opening between stiles and rails."""
    box((x[0] + 0.022, x[1] - 0.022), (FACE + 0.006, FACE + 0.02), (z[0] + 0.022, z[1] - 0.022), material, 0.009, 3)


def studs(z):
    gold = brass()
    left, right = DOOR_X
    count = 9
    for index in range(count):
        x = left + 0.058 + index * (right - left - 0.116) / (count - 1)
        made = lathe([(0, 0.010), (0.007, 0.008), (0.013, 0)], gold, (x, FACE, z), 24)
        made.rotation_euler = (math.pi / 2, 0, 0)


def knocker(x, z):
    gold = brass()
    plate = lathe([(0, 0), (0.030, 0), (0.028, 0.008), (0.012, 0.014), (0, 0.014)], gold, (x, FACE, z))
    plate.rotation_euler = (math.pi / 2, 0, 0)
    outline = [(0.040, -0.006), (0.046, 0), (0.040, 0.006), (0.034, 0), (0.040, -0.006)]
    ring = lathe(outline, gold, (x, FACE - 0.016, z - 0.040))
    ring.rotation_euler = (math.pi / 2 - 0.12, 0, 0)


def toran():
    """Marigolds on a thread, and mango leaves between them."""
    orange, yellow, green = flower_material(MARIGOLD), flower_material(YELLOW), plain('mango-leaf', LEAF, 0.4)
    left, right = DOOR_X[0] - 0.06, DOOR_X[1] + 0.06
    y, top, swags, flowers = -0.075, DOOR_TOP + 0.045, 4, 13
    width = (right - left) / swags
    for swag in range(swags):
        start = left + swag * width
        for index in range(flowers):
            share = index / flowers
            sag = 0.085 * 4 * share * (1 - share)
            sphere((start + share * width, y, top - sag), 0.0165, yellow if index % 4 == 0 else orange, 0.86)
    for knot in range(swags + 1):
        x = left + knot * width
        for fall in range(5):
            sphere((x, y, top - fall * 0.028), 0.0165, yellow if fall == 0 else orange, 0.9)
        for turn in (-0.5, 0, 0.5):
            made = leaf(green, 0.12, 0.028, 0.2, (x, y - 0.006, top - 0.125), 0, 0, fold=0.12)
            made.rotation_euler = (0.25 * turn, math.pi / 2 - 0.1, turn * 0.9)
