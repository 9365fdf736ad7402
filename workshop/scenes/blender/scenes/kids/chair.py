"""A chair of beech, slightly turned from the desk."""

import math

from mathutils import Matrix, Vector

from studio.materials import wood
from studio.shapes import box, from_faces, tube


def chair():
    place = Matrix.Translation((-0.42, -0.80, 0)) @ Matrix.Rotation(math.radians(-24), 4, 'Z')
    beech = wood('beech', (0.56, 0.38, 0.22), (0.44, 0.28, 0.15), 0.42, 'z')
    seat, half = 0.42, 0.18

    def beam(start, end, radius):
        tube([place @ Vector(start), place @ Vector(end)], radius, beech, curved=False, resolution=3)

    board = box((-half - 0.015, half + 0.015), (-half - 0.01, half + 0.02), (seat - 0.022, seat), beech, 0.010, 3)
    board.matrix_world = place
    for side in (-half, half):
        beam((side * 1.08, half * 1.1, 0), (side * 0.9, half * 0.85, seat - 0.01), 0.014)
        beam((side * 1.08, -half * 1.25, 0), (side * 0.92, -half * 0.9, seat), 0.014)
        beam((side * 0.92, -half * 0.9, seat - 0.01), (side * 0.98, -half * 1.35, 0.79), 0.013)
        beam((side * 0.98, half, 0.20), (side * 0.98, -half, 0.20), 0.009)
    rail = 12
    vertices = []
    for low, thick in ((0.62, 0.0), (0.78, 0.0), (0.78, 0.016), (0.62, 0.016)):
        for step in range(rail + 1):
            share = 2 * step / rail - 1
            depth = -half * (1.13 + (low - 0.62) * 1.3) - 0.035 * (1 - share**2) + thick
            vertices.append(place @ Vector((share * half * 1.05, depth, low)))
    span = rail + 1
    faces = [
        (a * span + i, a * span + i + 1, b * span + i + 1, b * span + i)
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))
        for i in range(rail)
    ]
    faces += [(0, span, 2 * span, 3 * span), (rail, rail + 3 * span, rail + 2 * span, rail + span)]
    from_faces('rail', vertices, faces, beech, crease=40)
