"""Dresser and mirror left of the wardrobe."""

import math

from scenes.bedroom.measures import LEFT, START
from studio.foliage import leaf_material, plant, stem_material
from studio.lamps import table_lamp
from studio.materials import brass, metal, teak, terracotta
from studio.shapes import box, cylinder, lathe, quad
from studio.textiles import cane, linen
from studio.vessels import planter


def dresser():
    """Teak with cane doors, under a round mirror."""
    x, y, top, timber = (LEFT + 0.10, START - 0.12), (-0.44, -0.02), 0.78, teak()
    board = 0.025
    box(x, y, (top - board, top), timber, 0.003)
    box((x[0] + board, x[1] - board), (y[0] + 0.001, y[1]), (0.16, 0.16 + board), timber, 0.003)
    for side in ((x[0], x[0] + board), (x[1] - board, x[1])):
        box(side, y, (0, top - board), teak('z'), 0.003)
    box((x[0] + board, x[1] - board), (-0.05, -0.03), (0.16, top - board), timber, 0)
    middle, woven = (x[0] + x[1]) / 2, cane()
    for low, high in ((x[0] + 0.028, middle - 0.002), (middle + 0.002, x[1] - 0.028)):
        frame = 0.045
        for piece_x, piece_z in (
            ((low, low + frame), (0.19, top - 0.03)),
            ((high - frame, high), (0.19, top - 0.03)),
            ((low + frame, high - frame), (0.19, 0.19 + frame)),
            ((low + frame, high - frame), (top - 0.03 - frame, top - 0.03)),
        ):
            box(piece_x, (y[0], y[0] + 0.02), piece_z, timber, 0.002)
        quad(
            [
                (low, y[0] + 0.01, 0.19),
                (high, y[0] + 0.01, 0.19),
                (high, y[0] + 0.01, top - 0.03),
                (low, y[0] + 0.01, top - 0.03),
            ],
            woven,
        )
    for knob_x in (middle - 0.03, middle + 0.03):
        cylinder(knob_x, y[0] - 0.012, (0.47, 0.495), 0.011, brass())
    mirror = lathe(
        [(0, 0), (0.27, 0), (0.27, 0.004), (0, 0.004)],
        metal('mirror', (0.86, 0.86, 0.86), 0.01),
        (middle, -0.012, 1.50),
    )
    rim = lathe(
        [(0.268, -0.006), (0.288, -0.006), (0.288, 0.016), (0.268, 0.016), (0.268, -0.006)],
        brass(),
        (middle, -0.004, 1.50),
    )
    for part in (mirror, rim):
        part.rotation_euler = (math.pi / 2, 0, 0)
    table_lamp((x[0] + 0.17, -0.23, top), 0.46, brass(), linen('shade', (0.78, 0.68, 0.50)))
    planter((x[1] - 0.16, -0.22, top), 0.075, 0.12, terracotta())
    plant((x[1] - 0.16, -0.22, top + 0.10), 0.26, 24, leaf_material(), (0.11, 0.055), 0.8, 0.9, stem_material())
