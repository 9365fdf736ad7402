"""A bed along the wall: two drawers below it, a panelled back with a ledge, and block-printed cotton."""

import math

from mathutils import Matrix

from scenes.kids.measures import (
    BACKREST,
    BASE,
    BED_X,
    BED_Y,
    COTTON,
    GAP,
    INDIGO,
    LAC_RED,
    LEAF,
    MADDER,
    MATTRESS,
    OCHRE,
    PLINTH,
    SKY,
)
from scenes.kids.toys import elephant, stacked_rings
from scenes.kids.wardrobe import knob
from studio.bed import draped
from studio.furniture import books, cushion
from studio.materials import cupboard_inside, oak, plain
from studio.shapes import box
from studio.textiles import block_print, linen

LEDGE = 0.10


def bed(laminate):
    (left, right), (front, back) = BED_X, BED_Y
    inner = left + 0.022
    laminate.side(left, (front, back), (0.02, 0.70), -1, thickness=0.022)
    box((inner, right - 0.003), (front + 0.06, front + 0.07), (0, PLINTH), cupboard_inside(), 0)
    box((inner + 0.003, right - 0.003), (front + 0.022, back), (PLINTH, BASE - 0.004), cupboard_inside(), 0)
    middle = (inner + right - 0.004) / 2
    for x in ((inner, middle), (middle, right - 0.004)):
        laminate.front(x, (PLINTH, BASE), front, gap=GAP, grain='horizontal')
        for at in (0.3, 0.7):
            knob(x[0] + at * (x[1] - x[0]), front, (PLINTH + BASE) / 2 + 0.03)
    backrest(laminate, (left, right))
    made_bed((inner, right), (front, back - LEDGE))
    on_the_ledge((left, right), back)


def backrest(laminate, x):
    panels = 3
    width, face = (x[1] - 0.004 - x[0]) / panels, BED_Y[1] - LEDGE
    box((x[0] + 0.003, x[1] - 0.006), (face + 0.021, BED_Y[1]), (BASE, BACKREST - 0.02), cupboard_inside(), 0)
    for index in range(panels):
        laminate.front((x[0] + index * width, x[0] + (index + 1) * width), (BASE, BACKREST - 0.019), face, gap=GAP)
    box((x[0] - 0.004, x[1]), (face - 0.008, BED_Y[1]), (BACKREST - 0.019, BACKREST), oak(), 0.002)
    laminate.side(x[0] - 0.0005, (face + 0.0205, BED_Y[1]), (0.70, BACKREST - 0.02), -1, thickness=0.016)


def made_bed(x, y):
    sheet = linen('sheet', (0.66, 0.635, 0.59))
    box((x[0] + 0.008, x[1] - 0.01), (y[0] + 0.02, y[1] - 0.005), (BASE, MATTRESS), sheet, 0.05, 4)
    quilt = block_print('quilt', (0.70, 0.64, 0.53), INDIGO, 0.12, MADDER)
    draped((x[0] + 0.09, x[0] + 1.12), (y[0] + 0.012, y[1] - 0.02), MATTRESS + 0.016, 0.15, quilt, 0.009)
    lining = linen('lining', OCHRE)
    draped((x[0] + 0.86, x[0] + 1.13), (y[0] + 0.008, y[1] - 0.016), MATTRESS + 0.026, 0.12, lining, 0.007)
    middle = (y[0] + y[1]) / 2
    pillow = Matrix.Translation((x[1] - 0.30, middle, MATTRESS + 0.10)) @ Matrix.Rotation(-0.22, 4, 'Y')
    cushion(pillow @ Matrix.Rotation(math.pi / 2, 4, 'Z'), (0.66, 0.42), 0.17, sheet)
    for at, size, material, turn in (
        (x[1] - 0.62, 0.40, block_print('cushion', MADDER, COTTON, 0.085, OCHRE), 0.10),
        (x[1] - 0.98, 0.36, linen('cushion', SKY), -0.16),
    ):
        leaning = Matrix.Translation((at, y[1] - 0.14, MATTRESS + size * 0.47)) @ Matrix.Rotation(turn, 4, 'Z')
        cushion(leaning @ Matrix.Rotation(1.18, 4, 'X'), (size, size), 0.14, material)


def on_the_ledge(x, back):
    y = back - LEDGE / 2
    elephant((x[0] + 0.30, y, BACKREST), 0.15, plain('lacquer', SKY, 0.25, clearcoat=0.4))
    stacked_rings((x[0] + 0.56, y, BACKREST), 0.042, (OCHRE, LEAF, LAC_RED, INDIGO))
    covers = ((0.018, 0.17, MADDER), (0.014, 0.19, COTTON), (0.02, 0.16, INDIGO), (0.014, 0.18, OCHRE))
    books((x[1] - 0.56, y - 0.005, BACKREST), covers)
