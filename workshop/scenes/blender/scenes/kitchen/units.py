"""Cupboards: tall ones at the left, base units, wall units."""

from scenes.kitchen.measures import (
    BASE_HEIGHT,
    BASE_X,
    CHANNEL,
    COUNTER,
    DEPTH,
    FACE,
    LEFT,
    LOWER,
    PLINTH,
    TALL,
    WALL_UNIT_DEPTH,
    WALL_UNIT_LOW,
)
from studio.furniture import bar_handle
from studio.light import window_light
from studio.materials import brass, cupboard_inside, oak, plain
from studio.shapes import box
from studio.stone import laid, quartz


def carcass(x, z, depth=DEPTH):
    inside = cupboard_inside()
    box((x[0] + 0.003, x[1] - 0.003), (-depth + 0.022, -0.001), z, inside, 0)


def plinth(x):
    box(x, (FACE + 0.06, FACE + 0.075), (0, PLINTH), plain('plinth', (0.03, 0.03, 0.031), 0.5), 0.001)


def tall_units(laminate):
    edge, end = LEFT + 0.6, -1.55
    laminate.front((LEFT, edge), (PLINTH, TALL), FACE, LOWER, fluted=True)
    laminate.front((edge, end), (PLINTH, TALL), FACE, LOWER, fluted=True)
    carcass((LEFT, end), (PLINTH, TALL))
    plinth((LEFT, end))
    for x in (edge - 0.035, edge + 0.035):
        bar_handle(x, FACE, (0.78, 1.62), brass())
    laminate.side(end, (FACE + 0.0205, 0), (PLINTH, TALL), 1, LOWER)


def base_units(laminate):
    carcass(BASE_X, (PLINTH, BASE_HEIGHT))
    plinth(BASE_X)
    top = BASE_HEIGHT - CHANNEL
    cuts = [BASE_X[0], -0.93, -0.03, 0.87, BASE_X[1]]
    rows = (
        ((PLINTH, top),),
        ((PLINTH, 0.475), (0.475, top)),
        ((PLINTH, 0.345), (0.345, 0.59), (0.59, top)),
        ((PLINTH, top),),
    )
    for x, heights in zip(zip(cuts, cuts[1:]), rows):
        for z in heights:
            laminate.front(x, z, FACE, LOWER)
    box(BASE_X, (FACE - 0.02, 0), (BASE_HEIGHT, COUNTER), quartz(), 0.0025)
    tile = laid('tile', (0.82, 0.79, 0.72), (0.70, 0.67, 0.60), (0.70, 0.69, 0.66), (0.066, 0.2), standing=True)
    box(BASE_X, (-0.010, 0), (COUNTER, TALL), tile, 0)


def wall_units(laminate, surface):
    bottom = WALL_UNIT_LOW
    for start, end, doors in ((BASE_X[0], -0.11, 3), (0.95, BASE_X[1], 1)):
        carcass((start, end), (bottom + 0.018, TALL), WALL_UNIT_DEPTH)
        box((start, end), (-WALL_UNIT_DEPTH + 0.02, -0.012), (bottom, bottom + 0.018), oak(), 0.001)
        width = (end - start) / doors
        for index in range(doors):
            x = (start + index * width, start + (index + 1) * width)
            laminate.front(x, (bottom - 0.018, TALL), -WALL_UNIT_DEPTH, surface)
    depth, height = (-WALL_UNIT_DEPTH + 0.0205, -0.01), (bottom - 0.018, TALL)
    laminate.side(-0.11 + 0.018, depth, height, 1, surface)
    laminate.side(0.95 - 0.018, depth, height, -1, surface)
    # One strip of light under the cupboards.
    window_light((-0.82, -0.19, bottom - 0.006), (-0.82, -0.19, 0), (1.3, 0.012), 6, (1, 0.72, 0.42))
