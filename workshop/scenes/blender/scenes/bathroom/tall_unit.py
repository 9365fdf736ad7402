"""A tall unit: a door at the left; at the right drawers, a niche lined with oak, and a door above it."""

from scenes.bathroom.measures import COTTON, INDIGO, NICHE, PLINTH, RIGHT, TALL, TALL_DEPTH, TALL_SPLIT, TALL_X
from studio.furniture import bar_handle
from studio.materials import brass, copper, cupboard_inside, oak, plain
from studio.shapes import box
from studio.towels import folded_towels, rolled_towels
from studio.vessels import bottle, lota, vase

BACK, GAP = -0.011, 0.002


def tall_unit(laminate):
    face, (start, end) = -TALL_DEPTH, TALL_X
    left, inside = start + 0.018, cupboard_inside()
    laminate.side(start, (face + 0.0205, BACK), (PLINTH, TALL), -1)
    box((start, end), (face + 0.05, face + 0.065), (0, PLINTH), plain('plinth', (0.04, 0.032, 0.026), 0.5), 0.001)
    box((start, end), (face + 0.02, BACK), (TALL + 0.002, TALL + 0.02), oak(), 0.001)
    box((left + 0.003, TALL_SPLIT - 0.003), (face + 0.022, BACK), (PLINTH, TALL), inside, 0)
    laminate.front((left, TALL_SPLIT), (PLINTH, TALL), face, gap=GAP)
    bar_handle(TALL_SPLIT - 0.04, face, (0.86, 1.36), brass())
    right = (TALL_SPLIT, RIGHT - 0.004)
    for z in ((PLINTH, NICHE[0] - 0.018), (NICHE[1] + 0.018, TALL)):
        box((right[0] + 0.003, right[1] - 0.003), (face + 0.022, BACK), z, inside, 0)
    half = (PLINTH + NICHE[0]) / 2
    for z in ((PLINTH, half), (half, NICHE[0])):
        laminate.front(right, z, face, gap=GAP, grain='horizontal')
        bar_handle((right[0] + 0.16, right[1] - 0.16), face, z[1] - 0.045, brass(), upright=False, radius=0.005)
    laminate.front(right, (NICHE[1], TALL), face, gap=GAP)
    bar_handle(right[0] + 0.04, face, (NICHE[1] + 0.06, NICHE[1] + 0.34), brass())
    niche(right, face)


def niche(x, face):
    low, high = NICHE
    lining = oak('z')
    box(x, (BACK - 0.012, BACK), (low, high), lining, 0)
    for side in ((x[0], x[0] + 0.016), (x[1] - 0.016, x[1])):
        box(side, (face + 0.001, BACK - 0.012), (low, high), lining, 0.001)
    shelf = 1.13
    for z in (low + 0.016, shelf, high):
        box((x[0] + 0.016, x[1] - 0.016), (face + 0.002, BACK - 0.012), (z - 0.016, z), oak(), 0.001)
    middle = (x[0] + x[1]) / 2
    folded_towels((x[0] + 0.165, -0.22, low + 0.016), (0.25, 0.30), (COTTON, (0.40, 0.44, 0.38), COTTON, COTTON))
    lota((x[1] - 0.10, -0.24, low + 0.016), 0.065, 0.13, copper())
    rolled_towels((middle - 0.12, -0.21, shelf), 0.052, 0.26, (COTTON, INDIGO, COTTON))
    bottle((x[1] - 0.12, -0.24, shelf), 0.17, 0.033, plain('amber', (0.24, 0.10, 0.03), 0.08, clearcoat=0.6), brass())
    vase((x[1] - 0.055, -0.20, shelf), 0.035, 0.10, plain('glaze', (0.60, 0.56, 0.50), 0.3))
