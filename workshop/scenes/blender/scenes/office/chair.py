"""An office chair as in Chandigarh: teak, cane, arms on legs like an inverted V. Turned away from the desk."""

import math

from mathutils import Matrix, Vector

from scenes.office.measures import OCHRE
from studio.furniture import cushion
from studio.materials import teak
from studio.shapes import quad, tube
from studio.textiles import cane, linen

SEAT, HALF, DEPTH = 0.43, 0.245, 0.235


def chair():
    place = Matrix.Translation((-0.98, -1.18, 0)) @ Matrix.Rotation(math.radians(152), 4, 'Z')
    frame, woven = teak('z'), cane()

    def at(*point):
        return place @ Vector(point)

    def beam(start, end, radius=0.017):
        tube([at(*start), at(*end)], radius, frame, curved=False, resolution=2)

    for side in (-HALF, HALF):
        beam((side, -DEPTH - 0.02, 0), (side, -0.01, 0.64), 0.02)
        beam((side, DEPTH + 0.03, 0), (side, -0.01, 0.64), 0.02)
        beam((side, -0.24, 0.645), (side, 0.21, 0.645), 0.019)
        # From the seat to the top of the back, leaning.
        beam((side * 0.94, DEPTH - 0.03, SEAT), (side * 0.94, DEPTH + 0.10, 0.86))
        beam((side * 0.97, -DEPTH, SEAT), (side * 0.97, DEPTH, SEAT))
    for depth in (-DEPTH, DEPTH):
        beam((-HALF, depth, SEAT), (HALF, depth, SEAT))
    low, high = (DEPTH + 0.02, 0.58), (DEPTH + 0.10, 0.86)
    for depth, height in (low, high):
        beam((-HALF * 0.94, depth, height), (HALF * 0.94, depth, height), 0.015)
    inner = HALF - 0.01
    quad([at(-inner, -DEPTH, SEAT), at(inner, -DEPTH, SEAT), at(inner, DEPTH, SEAT), at(-inner, DEPTH, SEAT)], woven)
    quad([at(-inner, *low), at(inner, *low), at(inner, *high), at(-inner, *high)], woven)
    pad = place @ Matrix.Translation((0, -0.01, SEAT + 0.035))
    cushion(pad, (0.43, 0.42), 0.075, linen('seat', OCHRE))
