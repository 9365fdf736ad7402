"""Sofa, chair, table and dhurrie."""

import math

from mathutils import Matrix, Vector

from scenes.living.measures import COTTON, INDIGO, MADDER, OCHRE
from studio.furniture import books, cushion, rug, tray
from studio.materials import brass, oak, plain, teak, terracotta
from studio.shapes import box, cylinder, quad, tube
from studio.textiles import block_print, cane, linen, striped
from studio.upholstery import upholstery
from studio.vessels import bowl, cup


def lounge_chair(x, y):
    """A Chandigarh chair: teak, cane seat and back, V-shaped legs. It faces the table."""
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(-48), 4, 'Z')
    frame = teak('z')

    def at(*point):
        return place @ Vector(point)

    def beam(start, end, radius=0.019):
        tube([at(*start), at(*end)], radius, frame, curved=False, resolution=2)

    half, seat = 0.27, 0.40
    for side in (-half, half):
        beam((side, -0.30, 0), (side, -0.02, 0.60), 0.022)
        beam((side, 0.30, 0), (side, -0.02, 0.60), 0.022)
        beam((side, -0.32, 0.60), (side, 0.26, 0.58), 0.021)
    for depth, height in ((-0.26, seat), (0.24, seat - 0.06)):
        beam((-half, depth, height), (half, depth, height))
    woven = cane()
    quad(
        [at(-half, -0.26, seat), at(half, -0.26, seat), at(half, 0.24, seat - 0.06), at(-half, 0.24, seat - 0.06)],
        woven,
    )
    top = (0.42, 0.86)
    quad([at(-half, 0.24, seat - 0.02), at(half, 0.24, seat - 0.02), at(half, *top), at(-half, *top)], woven)
    for side in (-half, half):
        beam((side, 0.22, seat - 0.06), (side, *top))
    beam((-half, *top), (half, *top))
    turned = place @ Matrix.Translation((0, 0.20, 0.60)) @ Matrix.Rotation(math.radians(62), 4, 'X')
    cushion(turned, (0.40, 0.40), 0.14, linen('cushion', OCHRE))


def low_table():
    ground = (
        (0.12, MADDER),
        (0.26, OCHRE),
        (0.32, COTTON),
        (0.38, INDIGO),
        (0.44, COTTON),
        (0.50, OCHRE),
        (0.64, MADDER),
    )
    rug((-1.75, 1.45), (-3.1, -1.25), striped('dhurrie', MADDER, ground, 0.62), fringe=plain('fringe', COTTON, 0.9))
    top = 0.34
    cylinder(-0.25, -2.25, (top - 0.035, top), 0.46, oak())
    for index in range(3):
        turn = 0.6 + index * 2 * math.pi / 3
        foot = (-0.25 + 0.33 * math.cos(turn), -2.25 + 0.33 * math.sin(turn))
        box((foot[0] - 0.03, foot[0] + 0.03), (foot[1] - 0.03, foot[1] + 0.03), (0, top - 0.03), teak('z'), 0.006)
    tray((-0.12, -2.22, top), 0.20, brass())
    cup((-0.18, -2.25, top + 0.006), 0.035, 0.075, terracotta())
    cup((-0.06, -2.28, top + 0.006), 0.035, 0.075, terracotta())
    bowl((-0.11, -2.13, top + 0.006), 0.07, 0.045, brass())
    books(
        (-0.47, -2.28, top),
        ((0.025, 0.27, INDIGO), (0.02, 0.23, COTTON)),
        lying=True,
    )


def sofa():
    """Only an arm and a corner of the sofa, at the lower left."""
    cloth = linen('sofa', (0.58, 0.53, 0.45))
    upholstery((-2.62, -1.74), (-3.35, -1.80), (0.12, 0.42), cloth)
    upholstery((-2.66, -2.40), (-3.35, -1.58), (0.13, 0.78), cloth, 0.08)
    upholstery((-2.60, -1.70), (-1.80, -1.52), (0.14, 0.60), cloth, 0.07)
    back = (
        Matrix.Translation((-2.26, -2.05, 0.63)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(1.05, 4, 'X')
    )
    cushion(back, (0.46, 0.46), 0.16, block_print('cushion', INDIGO, COTTON, 0.085, OCHRE))
