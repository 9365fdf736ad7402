"""Limewash with turmeric, white marble, a window on the left."""

from scenes.pooja.measures import CEILING, LEFT, LINTEL, RIGHT, SILL, WINDOW
from studio.foliage import leaf_material, palm, stem_material
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plaster, teak
from studio.rooms import WALL, casement, side_wall, skirting, window_behind
from studio.shapes import box, floor
from studio.stone import stone_slabs

BACK = -7.5


def room():
    lime = plaster('lime', (0.72, 0.61, 0.44))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), lime, 0)
    box((RIGHT, RIGHT + WALL), (BACK, 0), (0, CEILING), lime, 0)
    side_wall(LEFT, (BACK, 0), CEILING, lime, (WINDOW,), SILL, LINTEL)
    casement(LEFT, WINDOW, teak('z'), SILL, LINTEL, 3)
    marble = stone_slabs('marble', (0.70, 0.68, 0.645), (0.78, 0.77, 0.75), (0.6, 0.6), 0.13)
    floor((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, 0), marble)
    box((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, WALL), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    skirting((LEFT, RIGHT), (-0.012, 0), teak())
    window_behind((LEFT, RIGHT), BACK, CEILING, 130, (0.95, 0.97, 1), lime, teak('z'), (-1.2, 1.2))
    palm((-1.45, -6.8, 0.2), 1.6, 9, leaf_material(), stem_material(), 14, seed=5)


def daylight():
    low, high = WINDOW
    middle = (low + high) / 2
    window_light(
        (LEFT - 0.12, middle, (SILL + LINTEL) / 2), (0, middle, 1.2), (high - low, LINTEL - SILL), 78, (1, 0.97, 0.92)
    )
    # A window outside the frame, closer to the camera.
    window_light((RIGHT - 0.02, -4.6, 1.5), (0, -3.2, 1.2), (1.4, 1.7), 70, (0.98, 0.985, 1))
    sun((0.82, 0.42, -0.40), 5.0, (1, 0.84, 0.62), 0.9)
    sky((0.84, 0.90, 1), 1.0)
