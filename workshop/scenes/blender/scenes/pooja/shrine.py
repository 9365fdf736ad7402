"""Base, niche and canopy of the shrine, and the panelling beside it."""

import math

from scenes.pooja.measures import (
    BASE,
    BOARD,
    DEPTH,
    DRAWERS,
    GAP,
    HALF,
    NICHE,
    PANELLED,
    PANEL_FACE,
    PANEL_TOP,
    PLINTH,
    SLAB,
    TIERS,
)
from studio.furniture import bar_handle
from studio.light import window_light
from studio.materials import brass, cupboard_inside, plain, teak
from studio.shapes import box, lathe
from studio.stone import quartz

BACK = -0.004


def panelling(laminate):
    for low, high in ((-PANELLED, -HALF), (HALF, PANELLED)):
        middle = (low + high) / 2
        box((low + 0.02, high - 0.005), (PANEL_FACE + 0.02, -0.001), (0.0, PANEL_TOP - 0.02), cupboard_inside(), 0)
        for x in ((low, middle), (middle, high)):
            laminate.front(x, (0.012, PANEL_TOP), PANEL_FACE, fluted=True, gap=GAP)


def shrine(laminate):
    base(laminate)
    niche(laminate)
    canopy(laminate)
    for side in (-1, 1):
        column((side * (HALF - 0.055), -DEPTH + 0.055, NICHE[0]), NICHE[1] - NICHE[0])


def base(laminate):
    inside, face = cupboard_inside(), -DEPTH
    box((-HALF + 0.02, HALF - 0.02), (face + 0.022, PANEL_FACE - 0.002), (PLINTH, BASE - 0.002), inside, 0)
    box((-HALF, HALF), (face + 0.05, face + 0.065), (0, PLINTH), plain('plinth', (0.045, 0.035, 0.028), 0.5), 0.001)
    for x, facing in ((-HALF, -1), (HALF, 1)):
        laminate.side(x, (face + 0.0005, PANEL_FACE - 0.002), (PLINTH, BASE - 0.001), facing)
    inner, third = HALF - 0.018, (2 * HALF - 0.036) / 3
    for index in range(3):
        x = (-inner + index * third, -inner + (index + 1) * third)
        laminate.front(x, (DRAWERS, BASE), face, gap=GAP, grain='horizontal')
        knob((x[0] + x[1]) / 2, (DRAWERS + BASE) / 2)
    for x, handle in (((-inner, 0), -0.05), ((0, inner), 0.05)):
        laminate.front(x, (PLINTH, DRAWERS), face, fluted=True, gap=GAP)
        bar_handle(handle, face, (0.24, 0.44), brass(), radius=0.006)
    marble = quartz('slab', (0.84, 0.825, 0.795), (0.60, 0.56, 0.50), 0.12)
    box((-HALF - 0.014, HALF + 0.014), (face - 0.018, PANEL_FACE - 0.002), (BASE, BASE + SLAB), marble, 0.003)
    # Steps for the lamps.
    box((-0.46, 0.46), (-0.26, PANEL_FACE - 0.05), (NICHE[0], NICHE[0] + 0.06), marble, 0.003)
    box((-0.25, 0.25), (-0.21, PANEL_FACE - 0.05), (NICHE[0] + 0.06, NICHE[0] + 0.11), marble, 0.003)


def knob(x, z):
    outline = [(0, 0), (0.008, 0), (0.009, 0.012), (0.016, 0.018), (0.015, 0.025), (0, 0.028)]
    made = lathe(outline, brass(), (x, -DEPTH, z))
    made.rotation_euler = (math.pi / 2, 0, 0)


def niche(laminate):
    """Side walls, and a back beside the screen."""
    low, high = NICHE
    for x, facing in ((-HALF + BOARD, 1), (HALF - BOARD, -1)):
        laminate.side(x, (-DEPTH + 0.02, PANEL_FACE - 0.022), (low + 0.001, high), facing, thickness=BOARD - 0.002)
        outer = -facing * HALF
        laminate.side(outer, (-DEPTH + 0.02, PANEL_FACE - 0.004), (low + 0.001, high), -facing, thickness=0.0015)
        edge = (min(outer, x), max(outer, x))
        laminate.front(edge, (low + 0.001, high), -DEPTH + 0.0005, thickness=0.018, gap=0)
    box((-HALF + BOARD, HALF - BOARD), (-0.058, -0.040), (low, high), teak('z'), 0)


def canopy(laminate):
    """Three tiers, each smaller and further back, as the tower of a temple."""
    for index, (half, low, high) in enumerate(TIERS):
        face = -DEPTH - 0.012 + index * 0.07
        laminate.front((-half, half), (low, high), face, gap=0, grain='horizontal')
        box((-half + 0.001, half - 0.001), (face + 0.0195, BACK - 0.03), (low, high - 0.0185), teak(), 0)
        for x, facing in ((-half, -1), (half, 1)):
            laminate.side(x - facing * 0.0002, (face + 0.020, BACK - 0.03), (low, high), facing, thickness=0.016)
        box((-half - 0.004, half + 0.004), (face - 0.004, BACK - 0.03), (high, high + 0.007), brass(), 0.001)
    light = (0, -0.25, NICHE[1] - 0.006)
    window_light(light, (0, -0.25, 0), (0.9, 0.012), 3.2, (1, 0.74, 0.44))


def column(at, height):
    """Turned teak with a foot and a capital."""
    outline = [
        (0, 0),
        (0.036, 0),
        (0.036, 0.05),
        (0.026, 0.06),
        (0.030, 0.075),
        (0.020, 0.10),
        (0.024, 0.30),
        (0.018, height * 0.45),
        (0.026, height * 0.47),
        (0.018, height * 0.49),
        (0.022, height - 0.22),
        (0.018, height - 0.12),
        (0.030, height - 0.09),
        (0.022, height - 0.07),
        (0.036, height - 0.035),
        (0.036, height),
        (0, height),
    ]
    lathe(outline, teak('z'), at, 40)
