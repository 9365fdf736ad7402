"""Lime plaster, Kota stone, and the sun through the jaali."""

from scenes.bedroom.measures import CEILING, JAALI, LEFT, LINTEL, RIGHT, SILL, START
from studio.jaali import jaali
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plain, plaster, teak
from studio.rooms import WALL, curtain, side_wall, skirting, window_behind
from studio.shapes import box, floor
from studio.stone import stone_slabs
from studio.textiles import sheer


def room():
    cream, lime = plaster('cream', (0.78, 0.74, 0.66)), plaster('lime', (0.60, 0.40, 0.29))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), lime, 0)
    box((RIGHT, RIGHT + WALL), (-8, 0), (0, CEILING), cream, 0)
    side_wall(LEFT, (-8, 0), CEILING, lime, (JAALI,), SILL, LINTEL)
    floor(
        (LEFT - WALL, RIGHT + WALL),
        (-8.2, 0),
        stone_slabs('kota', (0.36, 0.37, 0.31), (0.62, 0.66, 0.58), (0.75, 0.55), 0.2),
    )
    box(
        (LEFT - WALL, RIGHT + WALL),
        (-8.2, WALL),
        (CEILING, CEILING + 0.1),
        ceiling_white(),
        0,
    )
    skirting((LEFT, START), (-0.012, 0), teak())
    window_behind((LEFT, RIGHT), -8, CEILING, 280, (0.94, 0.97, 1), cream, teak('z'), (-1.7, 1.5))


def daylight():
    stone = plain('sandstone', (0.66, 0.50, 0.36), 0.8)
    jaali(LEFT - WALL / 2, JAALI, (SILL, LINTEL), stone)
    middle = sum(JAALI) / 2
    window_light(
        (LEFT - 0.02, middle, 1.35), (0, middle, 1.2), (1.45, 1.95), 120, (1, 0.97, 0.92), in_reflections=False
    )
    # A window outside the frame, closer to the camera.
    window_light((LEFT + 0.02, -4.6, 1.4), (0, -3.6, 1.2), (1.6, 1.9), 170, (0.97, 0.98, 1))
    curtain(LEFT + 0.10, (-3.35, -2.85), (0.03, 2.5), sheer(), 5)
    sun((0.82, 0.42, -0.44), 8, (1, 0.84, 0.64), 0.7)
    sky((0.82, 0.90, 1), 1.2)
