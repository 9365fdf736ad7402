"""Sage limewash behind the furniture, Kota stone, a window on the left."""

from scenes.office.measures import (
    CEILING,
    INDIGO,
    LEFT,
    LINTEL,
    MADDER,
    OCHRE,
    RIGHT,
    SIDE_SILL,
    SIDE_WINDOW,
    UNDYED,
    VIEW,
    VIEW_SILL,
)
from studio.foliage import leaf_material, palm, plant, stem_material
from studio.furniture import rug
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plain, plaster, teak
from studio.rooms import WALL, casement, curtain, side_wall, skirting, window_behind
from studio.shapes import box, floor
from studio.stone import stone_slabs
from studio.textiles import linen, sheer, striped
from studio.vessels import planter

BACK = -8.0


def room():
    chalk, sage = plaster('chalk', (0.76, 0.74, 0.70)), plaster('sage', (0.50, 0.53, 0.44))
    low, high = VIEW
    box((LEFT - WALL, low), (0, WALL), (0, CEILING), sage, 0)
    box((high, RIGHT + WALL), (0, WALL), (0, CEILING), sage, 0)
    box((low, high), (0, WALL), (0, VIEW_SILL), sage, 0)
    box((low, high), (0, WALL), (LINTEL, CEILING), sage, 0)
    box((RIGHT, RIGHT + WALL), (BACK, 0), (0, CEILING), chalk, 0)
    side_wall(LEFT, (BACK, 0), CEILING, chalk, (SIDE_WINDOW,), SIDE_SILL, LINTEL)
    casement(LEFT, SIDE_WINDOW, teak('z'), SIDE_SILL, LINTEL, 3)
    kota = stone_slabs('kota', (0.40, 0.41, 0.36), (0.74, 0.75, 0.72), (0.56, 0.56), 0.2)
    floor((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, 0), kota)
    box((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, WALL), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    skirting((LEFT, RIGHT), (-0.012, 0), teak())
    window_behind((LEFT, RIGHT), BACK, CEILING, 190, (0.96, 0.98, 1), chalk, teak('z'), (-1.5, 1.6))
    # Only glossy doors show these.
    cloth = linen('sofa', (0.50, 0.46, 0.38))
    box((-2.0, -0.2), (-7.4, -6.7), (0.1, 0.45), cloth, 0.06)
    box((-2.0, -0.2), (-7.4, -7.2), (0.3, 0.85), cloth, 0.06)
    palm((1.6, -7.2, 0.2), 1.6, 9, leaf_material(), stem_material(), 14, seed=5)


def daylight():
    low, high = SIDE_WINDOW
    middle = (low + high) / 2
    window_light(
        (LEFT - 0.12, middle, (SIDE_SILL + LINTEL) / 2),
        (0, middle, 1.2),
        (high - low, LINTEL - SIDE_SILL),
        120,
        (1, 0.975, 0.94),
    )
    # A window outside the frame, closer to the camera.
    window_light((RIGHT - 0.02, -5.2, 1.4), (0, -4.0, 1.2), (1.6, 1.9), 92, (1, 0.99, 0.97))
    curtain(LEFT + 0.10, (-1.27, -0.95), (0.60, 2.5), sheer(), 4)
    sun((0.85, 0.36, -0.30), 7.5, (1, 0.87, 0.70), 0.9)
    sky((0.86, 0.91, 1), 1.0)


def floor_things():
    stripes = (
        (0.06, INDIGO),
        (0.26, UNDYED),
        (0.32, MADDER),
        (0.42, UNDYED),
        (0.48, OCHRE),
        (0.54, UNDYED),
        (0.60, MADDER),
        (0.66, UNDYED),
    )
    dhurrie = striped('dhurrie', UNDYED, stripes, 0.42)
    rug((-1.85, 0.75), (-2.55, -0.95), dhurrie, fringe=plain('fringe', UNDYED, 0.9))
    planter((1.93, -0.86, 0), 0.17, 0.30, plain('pot', (0.055, 0.12, 0.17), 0.25, clearcoat=0.4))
    plant((1.93, -0.86, 0.26), 0.62, 34, leaf_material(), (0.20, 0.085), 0.9, 1.2, stem_material(), seed=11)
