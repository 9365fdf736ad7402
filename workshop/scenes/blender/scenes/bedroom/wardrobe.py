"""Doors in the laminate, lofts above them, and an open niche."""

from scenes.bedroom.measures import (
    CEILING,
    COLUMNS,
    COTTON,
    DOOR_TOP,
    FACE,
    INDIGO,
    LOFT_TOP,
    MADDER,
    NICHE,
    OCHRE,
    PLINTH,
    RIGHT,
    START,
)
from studio.furniture import bar_handle, books
from studio.lamps import oil_lamp
from studio.light import window_light
from studio.materials import brass, copper, cupboard_inside, oak, plain, plaster
from studio.shapes import box
from studio.vessels import lota, vase


def wardrobe(laminate):
    inside = cupboard_inside()
    end = START + sum(COLUMNS)
    box((START, end), (FACE + 0.05, FACE + 0.065), (0, PLINTH), plain('plinth', (0.04, 0.032, 0.026), 0.5), 0.001)
    box((START, end), (FACE + 0.02, 0), (LOFT_TOP + 0.003, CEILING), plaster('scribe', (0.78, 0.74, 0.66)), 0.001)
    laminate.side(START, (FACE + 0.0205, 0), (PLINTH, LOFT_TOP), -1)
    x = START + 0.018
    for column, width in enumerate(COLUMNS):
        right = min(x + width, RIGHT)
        box((x + 0.003, right - 0.003), (FACE + 0.022, -0.001), (DOOR_TOP, LOFT_TOP), inside, 0)
        laminate.front((x, right), (DOOR_TOP, LOFT_TOP), FACE)
        if column == NICHE:
            niche(laminate, (x, right))
        else:
            box((x + 0.003, right - 0.003), (FACE + 0.022, -0.001), (PLINTH, DOOR_TOP), inside, 0)
            laminate.front((x, right), (PLINTH, DOOR_TOP), FACE, fluted=True)
            # Doors open in pairs, with their handles side by side.
            opens_right = column in (0, 3, 5)
            bar_handle(right - 0.04 if opens_right else x + 0.04, FACE, (0.92, 1.42), brass())
        x = right


def niche(laminate, x):
    """Two drawers below an open niche lined with oak, with brass and books."""
    low, shelf = 0.62, 1.42
    lining = oak('z')
    for z in ((PLINTH, 0.35), (0.35, low)):
        laminate.front(x, z, FACE, grain='horizontal')
        bar_handle((x[0] + 0.18, x[1] - 0.18), FACE, z[1] - 0.045, brass(), upright=False, radius=0.005)
    box(
        (x[0] + 0.003, x[1] - 0.003),
        (FACE + 0.022, -0.001),
        (PLINTH, low - 0.02),
        cupboard_inside(),
        0,
    )
    box(x, (-0.03, -0.01), (low, DOOR_TOP), lining, 0)
    for side in ((x[0], x[0] + 0.018), (x[1] - 0.018, x[1])):
        box(side, (FACE, -0.03), (low - 0.018, DOOR_TOP), lining, 0.001)
    for z in (low, shelf, DOOR_TOP - 0.004):
        box((x[0] + 0.018, x[1] - 0.018), (FACE + 0.001, -0.03), (z - 0.018, z), oak(), 0.001)
    middle = (x[0] + x[1]) / 2
    window_light((middle, -0.28, DOOR_TOP - 0.03), (middle, -0.28, 0), (0.45, 0.02), 3.0, (1, 0.76, 0.48))
    oil_lamp((middle - 0.13, -0.33, low), 0.42, brass())
    vase((middle + 0.12, -0.30, low), 0.085, 0.24, plain('blue-pottery', (0.05, 0.14, 0.24), 0.18, clearcoat=0.5))
    covers = (
        (0.028, 0.21, MADDER),
        (0.022, 0.23, COTTON),
        (0.032, 0.20, INDIGO),
        (0.02, 0.22, OCHRE),
        (0.026, 0.19, COTTON),
    )
    books((x[0] + 0.05, -0.28, shelf), covers)
    lota((middle + 0.14, -0.30, shelf), 0.075, 0.15, copper())
