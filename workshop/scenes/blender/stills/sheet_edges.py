"""Sheets on a table, seen along their edges: decor, acrylic face and core."""

import math

from mathutils import Matrix

from stills.still_table import STACK
from studio.cove import cove
from studio.light import camera, sky, window_light
from studio.materials import plain
from studio.shapes import slab

BODY, FACE = 0.0035, 0.0015
LEVEL = BODY + FACE + 0.0003


def build(decor):
    cove(0.75)
    body = plain('sheet-body', (0.80, 0.785, 0.755), 0.45)
    for level, (name, finish, x, y, turn) in enumerate(STACK):
        place = (
            Matrix.Translation((x, y, 0.0004 + level * LEVEL))
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Translation((0.17, 0.17, 0))
        )
        slab(0.34, 0.34, BODY, 0.003, body, bevel=0.0001).matrix_world = place
        face = slab(0.34, 0.34, FACE, 0.003, decor(name, finish), bevel=0.0006)
        face.matrix_world = place @ Matrix.Translation((0, 0, BODY))
    sky((0.92, 0.95, 1), 0.3)
    window_light((-1.2, 0.35, 1.0), (0, 0, 0.02), (1.2, 1.0), 24, (1, 0.97, 0.93))
    window_light((1.3, -0.5, 0.8), (0, 0, 0.02), (0.8, 1.0), 5, (0.92, 0.96, 1), in_reflections=False)
    window_light((0.1, -1.9, 0.9), (0, 0, 0.02), (0.9, 0.8), 15, (0.96, 0.98, 1), in_reflections=False)
    camera((0.035, -0.345, 0.135), (0.004, 0.008, 0.012), lens=64, level=False)
