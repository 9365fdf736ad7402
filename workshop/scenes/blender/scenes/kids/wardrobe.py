"""Two doors, and a column of open shelves with a drawer below them."""

import math

from scenes.kids.measures import (
    COTTON,
    GAP,
    INDIGO,
    LAC_RED,
    LEAF,
    MADDER,
    OCHRE,
    PLINTH,
    SHELVES,
    TOP,
    WARDROBE,
    WARDROBE_DEPTH,
)
from scenes.kids.toys import elephant, skittles, spinning_top, stacked_rings
from studio.furniture import books
from studio.materials import cupboard_inside, oak, plain
from studio.shapes import box, lathe
from studio.vessels import bowl

LOWEST = 0.44


def wardrobe(laminate):
    face, (left, middle, right) = -WARDROBE_DEPTH, WARDROBE
    inside = cupboard_inside()
    box((left, SHELVES), (face + 0.05, face + 0.065), (0, PLINTH), plain('plinth', (0.045, 0.04, 0.035), 0.5), 0.001)
    box((left + 0.003, right - 0.003), (face + 0.022, -0.003), (PLINTH, TOP - 0.020), inside, 0)
    laminate.top((left, SHELVES), (face + 0.0205, -0.003), TOP, thickness=0.018)
    for x, handle in (((left, middle), middle - 0.045), ((middle, right), middle + 0.045)):
        laminate.front(x, (PLINTH, TOP), face, gap=GAP)
        knob(handle, face, 1.06)
    laminate.side(SHELVES, (face, -0.003), (PLINTH, TOP - 0.019), 1)
    open_shelves(laminate, (right, SHELVES - 0.019), face)


def knob(x, face, z):
    outline = [(0, 0), (0.009, 0), (0.010, 0.012), (0.019, 0.018), (0.019, 0.026), (0, 0.030)]
    made = lathe(outline, oak('z'), (x, face, z))
    made.rotation_euler = (math.pi / 2, 0, 0)


def open_shelves(laminate, x, face):
    laminate.front(x, (PLINTH, LOWEST), face, gap=GAP, grain='horizontal')
    knob(sum(x) / 2, face, (PLINTH + LOWEST) / 2)
    box((x[0] + 0.003, x[1] - 0.003), (face + 0.022, -0.003), (PLINTH, LOWEST - 0.02), cupboard_inside(), 0)
    lining = oak('z')
    box(x, (-0.02, -0.003), (LOWEST, TOP - 0.02), lining, 0)
    for side in ((x[0], x[0] + 0.016), (x[1] - 0.016, x[1])):
        box(side, (face + 0.001, -0.02), (LOWEST, TOP - 0.02), lining, 0.001)
    heights = (LOWEST + 0.018, 0.86, 1.26, 1.68)
    for z in (*heights, TOP - 0.02):
        box((x[0] + 0.016, x[1] - 0.016), (face + 0.002, -0.02), (z - 0.018, z), oak(), 0.001)
    left, right, depth = x[0] + 0.03, x[1] - 0.03, face / 2 - 0.10
    picture_books = (
        (0.026, 0.27, MADDER),
        (0.016, 0.29, COTTON),
        (0.022, 0.25, OCHRE),
        (0.014, 0.28, INDIGO),
        (0.030, 0.24, LEAF),
        (0.018, 0.27, COTTON),
        (0.024, 0.26, INDIGO),
        (0.016, 0.23, MADDER),
        (0.02, 0.28, OCHRE),
    )
    books((left, depth, heights[0]), picture_books)
    stacked_rings((left + 0.075, depth, heights[1]), 0.07, (LAC_RED, OCHRE, LEAF, INDIGO, LAC_RED))
    spinning_top((right - 0.07, depth - 0.02, heights[1]), 0.05, (OCHRE, LAC_RED, LEAF))
    books((left, depth, heights[2]), picture_books[3:8])
    skittles((right - 0.10, depth, heights[2]), (LAC_RED, OCHRE, INDIGO))
    elephant((sum(x) / 2, depth, heights[3]), 0.21, oak())
    bowl((sum(x) / 2, face / 2, TOP), 0.14, 0.12, plain('basket', (0.50, 0.34, 0.17), 0.8))
