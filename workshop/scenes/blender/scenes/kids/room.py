"""Plaster painted sky-blue to the height of a child's reach, boards, a window on the right."""

from scenes.kids.measures import CEILING, LEFT, LINTEL, RIGHT, SILL, SKY, WINDOW
from studio.foliage import leaf_material, palm, stem_material
from studio.light import sky, sun, window_light
from studio.materials import between, ceiling_white, plaster, teak, wood
from studio.rooms import WALL, casement, curtain, side_wall, skirting, window_behind
from studio.shapes import box, floor
from studio.textiles import linen, sheer

BACK = -8.0
PAINTED = 1.30


def room():
    chalk = plaster('chalk', (0.77, 0.745, 0.69))
    paint = plaster('paint', between(SKY, (0.77, 0.745, 0.69), 0.45))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), chalk, 0)
    box((LEFT, RIGHT), (-0.002, 0), (0, PAINTED), paint, 0)
    box((LEFT - WALL, LEFT), (BACK, 0), (0, CEILING), chalk, 0)
    side_wall(RIGHT, (BACK, 0), CEILING, chalk, (WINDOW,), SILL, LINTEL)
    casement(RIGHT, WINDOW, teak('z'), SILL, LINTEL, 3)
    boards = wood('boards', (0.47, 0.30, 0.165), (0.34, 0.20, 0.10), 0.36, 'x', (1.3, 0.13))
    floor((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, 0), boards)
    box((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, WALL), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    skirting((LEFT, RIGHT), (-0.012, 0), teak())
    window_behind((LEFT, RIGHT), BACK, CEILING, 190, (0.94, 0.97, 1), chalk, teak('z'), (-1.6, 1.5))
    # Only glossy doors show these.
    cloth = linen('armchair', (0.55, 0.48, 0.38))
    box((-1.9, -1.1), (-7.3, -6.6), (0.1, 0.45), cloth, 0.06)
    box((-1.9, -1.1), (-7.3, -7.1), (0.3, 0.85), cloth, 0.06)
    palm((1.7, -7.2, 0.2), 1.6, 9, leaf_material(), stem_material(), 14, seed=5)


def daylight():
    low, high = WINDOW
    middle = (low + high) / 2
    window_light(
        (RIGHT + 0.12, middle, (SILL + LINTEL) / 2), (0, middle, 1.2), (high - low, LINTEL - SILL), 125, (1, 0.96, 0.90)
    )
    # A window outside the frame, closer to the camera.
    window_light((RIGHT - 0.02, -5.2, 1.4), (0, -4.0, 1.2), (1.6, 1.9), 120, (0.98, 0.985, 1))
    curtain(RIGHT - 0.10, (-1.27, -0.98), (0.62, 2.5), sheer(), 4)
    sun((-0.85, 0.36, -0.28), 6.0, (1, 0.82, 0.60), 0.9)
    sky((0.84, 0.90, 1), 1.0)
