"""Chalk and clay plaster, boards, windows on the right."""

from scenes.living.measures import CEILING, LEFT, RIGHT, WINDOWS
from studio.light import sky, sun, window_light
from studio.materials import ceiling_white, plaster, teak, wood
from studio.rooms import WALL, casement, curtain, side_wall, window_behind
from studio.shapes import box, floor
from studio.textiles import sheer


def room():
    chalk, clay = plaster('chalk', (0.76, 0.73, 0.67)), plaster('clay', (0.55, 0.42, 0.29))
    box((LEFT - WALL, RIGHT + WALL), (0, WALL), (0, CEILING), clay, 0)
    box((LEFT - WALL, LEFT), (-8, 0), (0, CEILING), chalk, 0)
    side_wall(RIGHT, (-8, 0), CEILING, chalk, WINDOWS, 0.15, 2.4)
    for window in WINDOWS:
        casement(RIGHT, window, teak('z'), 0.15, 2.4, 3)
    boards = wood('boards', (0.40, 0.235, 0.125), (0.27, 0.145, 0.07), 0.34, 'x', (1.4, 0.14))
    floor((LEFT - WALL, RIGHT + WALL), (-8.2, 0), boards)
    box(
        (LEFT - WALL, RIGHT + WALL),
        (-8.2, WALL),
        (CEILING, CEILING + 0.1),
        ceiling_white(),
        0,
    )
    window_behind((LEFT, RIGHT), -8, CEILING, 220, (0.95, 0.97, 1), chalk, teak('z'), (-2.0, 1.6))


def daylight():
    for low, high in WINDOWS:
        middle = (low + high) / 2
        window_light((RIGHT + 0.14, middle, 1.3), (0, middle, 1.1), (1.65, 2.2), 120, (1, 0.95, 0.87))
    curtain(RIGHT - 0.10, (-0.80, -0.22), (0.02, 2.6), sheer(), 6)
    curtain(RIGHT - 0.10, (-2.95, -2.45), (0.02, 2.6), sheer(), 5)
    sun((-0.80, 0.46, -0.36), 6.5, (1, 0.76, 0.50), 0.9)
    sky((0.85, 0.90, 1), 0.8)
