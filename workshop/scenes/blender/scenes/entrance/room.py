"""Lime plaster, Kota stone, windows on the left, and what gloss and the mirror reflect."""

from scenes.entrance.measures import CEILING, LEFT, LINTEL, RIGHT, SILL, WINDOWS
from studio.foliage import leaf_material, palm, stem_material
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plaster, teak
from studio.rooms import WALL, casement, curtain, side_wall, skirting, window_behind
from studio.shapes import box, floor
from studio.stone import stone_slabs
from studio.textiles import linen, sheer

BACK = -7.5


def room():
    lime = plaster('lime', (0.74, 0.715, 0.665))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), lime, 0)
    box((RIGHT, RIGHT + WALL), (BACK, 0), (0, CEILING), lime, 0)
    side_wall(LEFT, (BACK, 0), CEILING, lime, WINDOWS, SILL, LINTEL)
    for window in WINDOWS:
        casement(LEFT, window, teak('z'), SILL, LINTEL, 3)
    kota = stone_slabs('kota', (0.37, 0.38, 0.33), (0.64, 0.67, 0.60), (0.6, 0.6), 0.18)
    floor((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, 0), kota)
    box((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, WALL), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    skirting((LEFT, RIGHT), (-0.012, 0), teak(), 0.08)
    window_behind((LEFT, RIGHT), BACK, CEILING, 80, (0.95, 0.975, 1), lime, teak('z'), (-1.7, 1.7))
    behind_the_camera()


def behind_the_camera():
    """Only the mirror and glossy panels show it."""
    cloth = linen('sofa', (0.58, 0.54, 0.46))
    box((-1.9, 0.1), (-6.9, -6.1), (0.1, 0.44), cloth, 0.06)
    box((-1.9, 0.1), (-6.9, -6.7), (0.3, 0.84), cloth, 0.06)
    box((LEFT + 0.02, LEFT + 0.42), (-6.3, -5.2), (0, 0.82), teak(), 0.004)
    palm((1.75, -6.6, 0.2), 1.7, 11, leaf_material(), stem_material(), 16, seed=5)


def daylight():
    for (low, high), in_reflections in zip(WINDOWS, (False, True)):
        middle, size = (low + high) / 2, (high - low, LINTEL - SILL)
        window_light((LEFT - 0.13, middle, 1.45), (0, middle, 1.2), size, 90, (0.98, 0.985, 1), in_reflections)
    # The window behind the camera lights more than its reflection shows: a bright one would hide the decor.
    window_light((0, BACK + 0.1, 1.3), (0, 0, 1.2), (3.4, 2.2), 110, (0.96, 0.98, 1), in_reflections=False)
    curtain(LEFT + 0.10, (-1.38, -0.95), (0.03, 2.55), sheer(), 5)
    curtain(LEFT + 0.10, (-5.3, -4.85), (0.03, 2.55), sheer(), 5)
    sun((0.62, 0.70, -0.36), 4.1, (1, 0.92, 0.80), 0.9)
    sky((0.86, 0.92, 1), 0.9)
