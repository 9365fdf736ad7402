"""Limewash above glazed tiles, terrazzo, and a window on the left."""

from scenes.bathroom.measures import CEILING, LEFT, LINTEL, REFLECTED, RIGHT, SILL, TILED, WINDOW
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, metal, plaster, teak
from studio.rooms import WALL, casement, side_wall, window_behind
from studio.shapes import box, floor
from studio.stone import laid, terrazzo

BACK = -7.0


def room():
    limewash = plaster('limewash', (0.70, 0.62, 0.53))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), limewash, 0)
    side_wall(RIGHT, (BACK, 0), CEILING, limewash, (REFLECTED,), SILL, LINTEL)
    side_wall(LEFT, (BACK, 0), CEILING, limewash, (WINDOW,), SILL, LINTEL)
    casement(LEFT, WINDOW, teak('z'), SILL, LINTEL, 3)
    casement(RIGHT, REFLECTED, teak('z'), SILL, LINTEL, 2)
    celadon = laid(
        'celadon', (0.50, 0.56, 0.49), (0.40, 0.47, 0.41), (0.66, 0.65, 0.60), (0.1, 0.1), 0.0018, 0.1, standing=True
    )
    box((LEFT, RIGHT), (-0.010, 0), (0, TILED), celadon, 0)
    box((LEFT, RIGHT), (-0.014, 0), (TILED, TILED + 0.012), metal('trim', (0.66, 0.46, 0.21), 0.38), 0.001)
    chips = ((0.30, 0.34, 0.30), (0.52, 0.45, 0.37), (0.80, 0.77, 0.71), (0.42, 0.25, 0.17), (0.66, 0.60, 0.51))
    floor((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, 0), terrazzo('terrazzo', (0.60, 0.565, 0.51), chips, 0.2))
    box((LEFT - WALL, RIGHT + WALL), (BACK - 0.2, WALL), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    window_behind((LEFT, RIGHT), BACK, CEILING, 110, (0.94, 0.97, 1), limewash, teak('z'), (0.85, 1.85))


def daylight():
    low, high = WINDOW
    middle = (low + high) / 2
    window_light(
        (LEFT - 0.12, middle, (SILL + LINTEL) / 2), (0, middle, 1.2), (high - low, LINTEL - SILL), 85, (1, 0.975, 0.94)
    )
    # Outside the frame: the doors of the tall unit reflect it.
    middle = sum(REFLECTED) / 2
    window_light((RIGHT + 0.13, middle, 1.55), (0, middle, 1.3), (1.1, 1.4), 60, (0.96, 0.98, 1))
    window_light((LEFT + 0.02, -4.9, 1.5), (0, -3.4, 1.1), (1.4, 1.7), 75, (0.97, 0.985, 1))
    sun((0.80, 0.40, -0.47), 5.5, (1, 0.86, 0.67), 0.9)
    sky((0.83, 0.90, 1), 1.1)
