"""A desk with three drawers, and cupboards and a shelf above it."""

import math

from mathutils import Vector

from scenes.kids.measures import (
    COTTON,
    CUPBOARD_DEPTH,
    CUPBOARD_LOW,
    DESK,
    DESK_DEPTH,
    DESK_HEIGHT,
    GAP,
    INDIGO,
    LAC_RED,
    LEAF,
    MADDER,
    OCHRE,
    PLINTH,
    SKY,
    TOP,
)
from scenes.kids.toys import skittles, stacked_rings
from scenes.kids.wardrobe import knob
from studio.foliage import leaf_material, plant, stem_material
from studio.furniture import books
from studio.lamps import reading_lamp
from studio.materials import brass, cupboard_inside, oak, plain, terracotta
from studio.shapes import box, lathe, sphere, tube
from studio.vessels import cup, planter

THICK = 0.025
SHELF = 1.40


def desk(laminate):
    (left, right), face = DESK, -DESK_DEPTH
    below = DESK_HEIGHT - THICK
    laminate.top((left, right), (face - 0.015, -0.003), DESK_HEIGHT, thickness=THICK)
    split = right - 0.44
    laminate.side(split, (face + 0.0205, -0.003), (PLINTH, below - 0.001), -1)
    laminate.side(right, (face + 0.0205, -0.003), (PLINTH, below - 0.001), 1)
    x = (split, right)
    box((x[0] + 0.02, x[1] - 0.02), (face + 0.022, -0.003), (PLINTH, below - 0.002), cupboard_inside(), 0)
    box((x[0] + 0.01, x[1] - 0.01), (face + 0.05, face + 0.06), (0, PLINTH), cupboard_inside(), 0)
    height = (below - 0.004 - PLINTH) / 3
    for index in range(3):
        z = PLINTH + index * height
        laminate.front(x, (z, z + height), face, gap=GAP, grain='horizontal')
        knob(sum(x) / 2, face, z + height - 0.06)
    # A board behind the legs.
    box((left, split - 0.018), (-0.040, -0.022), (below - 0.22, below), oak(), 0.001)


def cupboards(laminate):
    (left, right), face = DESK, -CUPBOARD_DEPTH
    left += 0.002
    box((left + 0.003, right - 0.003), (face + 0.022, -0.003), (CUPBOARD_LOW + 0.018, TOP - 0.02), cupboard_inside(), 0)
    box((left, right), (face + 0.021, -0.003), (CUPBOARD_LOW, CUPBOARD_LOW + 0.018), oak(), 0.001)
    width = (right - left) / 3
    for index in range(3):
        x = (left + index * width, left + (index + 1) * width)
        laminate.front(x, (CUPBOARD_LOW - 0.012, TOP), face, gap=GAP)
    laminate.side(right + 0.0185, (face + 0.0005, -0.003), (CUPBOARD_LOW - 0.012, TOP), 1)
    box((left, right), (-0.22, -0.003), (SHELF - 0.022, SHELF), oak(), 0.002)
    for x in (left + 0.2, right - 0.2):
        tube([(x, -0.20, CUPBOARD_LOW), (x, -0.20, SHELF - 0.01)], 0.004, brass(), curved=False)
    covers = (
        (0.024, 0.20, INDIGO),
        (0.018, 0.23, COTTON),
        (0.03, 0.21, OCHRE),
        (0.016, 0.22, MADDER),
        (0.026, 0.19, SKY),
        (0.02, 0.22, COTTON),
        (0.02, 0.20, LEAF),
    )
    books((left + 0.06, -0.11, SHELF), covers)
    stacked_rings((left + 0.50, -0.11, SHELF), 0.06, (INDIGO, LAC_RED, OCHRE, LEAF))
    skittles((left + 0.70, -0.11, SHELF), (OCHRE, LAC_RED, LEAF))
    books((right - 0.30, -0.11, SHELF), covers[2:6])
    planter((right - 0.10, -0.11, SHELF), 0.058, 0.09, terracotta())
    plant((right - 0.10, -0.11, SHELF + 0.08), 0.14, 22, leaf_material(), (0.08, 0.035), 1.0, 1.5, stem_material())


def desk_things():
    z, (left, right) = DESK_HEIGHT, DESK
    globe((right - 0.20, -0.22, z))
    reading_lamp((left + 0.17, -0.16, z), LAC_RED)
    books((left + 0.52, -0.30, z), ((0.022, 0.27, MADDER), (0.016, 0.24, COTTON), (0.014, 0.22, INDIGO)), lying=True)
    cup((left + 0.80, -0.18, z), 0.038, 0.095, plain('stoneware', (0.62, 0.58, 0.50), 0.4))
    for index, colour in enumerate((LAC_RED, OCHRE, LEAF, INDIGO, SKY)):
        turn = index * 1.3
        foot = (left + 0.80 + 0.012 * math.cos(turn), -0.18 + 0.012 * math.sin(turn), z + 0.02)
        head = (left + 0.80 + 0.045 * math.cos(turn), -0.18 + 0.035 * math.sin(turn), z + 0.165 + 0.01 * (index % 3))
        tube([foot, head], 0.0042, plain('pencil', colour, 0.45), curved=False, resolution=2)
    sheet = plain('paper', (0.80, 0.79, 0.75), 0.9)
    box((left + 0.34, left + 0.64), (-0.53, -0.33), (z, z + 0.0012), sheet, 0)


def globe(at):
    x, y, z = at
    lathe([(0, 0), (0.085, 0), (0.088, 0.008), (0.02, 0.022), (0.012, 0.05), (0, 0.05)], oak(), at)
    middle = Vector((x, y, z + 0.185))
    sphere(middle, 0.112, plain('ocean', (0.14, 0.30, 0.38), 0.4))
    land = plain('land', (0.50, 0.40, 0.20), 0.6)
    continents = (
        (-1.9, 0.5, 0.036),
        (-1.25, 0.2, 0.046),
        (-1.5, -0.45, 0.034),
        (-0.5, 0.35, 0.04),
        (-2.6, -0.1, 0.042),
    )
    for turn, rise, size in continents:
        out = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
        made = sphere(middle + out * 0.1035, size, land, 1)
        made.scale = (1, 1, 0.29)
        made.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
    turns = [step * math.pi / 12 - 0.4 for step in range(14)]
    ring = [middle + Vector((0.128 * math.sin(turn), 0, -0.128 * math.cos(turn))) for turn in turns]
    tube(ring, 0.0045, brass())
