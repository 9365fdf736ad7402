"""Walls, floor, daylight, and objects that only glossy reflections show."""

from scenes.kitchen.measures import CEILING, FACE, LEFT, RIGHT, TALL, WINDOWS
from studio.lamps import downlight
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plain, plaster
from studio.rooms import casement, side_wall, window_behind
from studio.shapes import box, floor
from studio.stone import terrazzo
from studio.textiles import linen


def room():
    wall = plaster('wall', (0.79, 0.775, 0.74))
    frame = plain('frame', (0.05, 0.05, 0.052), 0.55)
    box((LEFT - 0.2, RIGHT + 0.2), (0, 0.2), (0, CEILING), wall, 0)
    box((RIGHT, RIGHT + 0.2), (-7, 0), (0, CEILING), wall, 0)
    side_wall(LEFT, (-7, 0), CEILING, wall, WINDOWS)
    for window in WINDOWS:
        casement(LEFT, window, frame)
    chips = ((0.62, 0.50, 0.38), (0.38, 0.34, 0.31), (0.80, 0.77, 0.72), (0.55, 0.36, 0.25), (0.72, 0.66, 0.56))
    floor((LEFT - 0.2, RIGHT + 0.2), (-7.2, 0.2), terrazzo('terrazzo', (0.66, 0.63, 0.575), chips, 0.24))
    box((LEFT - 0.2, RIGHT + 0.2), (-7.2, 0.2), (CEILING, CEILING + 0.1), ceiling_white(), 0)
    # Above the units the wall projects.
    box((LEFT, RIGHT), (FACE + 0.012, 0), (TALL + 0.004, CEILING), wall, 0.001)
    window_behind((LEFT, RIGHT), -7, CEILING, 150, (0.90, 0.95, 1), wall, frame, (-1.9, 1.7))
    for low, high in WINDOWS:
        middle = (low + high) / 2
        window_light((LEFT - 0.14, middle, 1.475), (0, middle, 1.3), (1.85, 1.95), 95, (0.93, 0.965, 1))
    # A sofa that only glossy reflections show.
    cloth = linen('sofa', (0.62, 0.56, 0.47))
    box((-2.2, -0.4), (-6.5, -5.7), (0.1, 0.45), cloth, 0.06)
    box((-2.2, -0.4), (-6.5, -6.3), (0.3, 0.85), cloth, 0.06)
    sky((0.80, 0.90, 1), 0.9)
    sun((0.80, 0.36, -0.50), 4.5, (1, 0.86, 0.68))
    for x, y in ((-1.9, -1.2), (-0.6, -1.2), (0.7, -1.2), (1.9, -1.2)):
        downlight(x, y, CEILING)
