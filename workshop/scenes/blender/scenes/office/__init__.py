"""A home office: a desk under a window, beside a wall of shelves, drawers and doors. Morning light from the left."""

from scenes.office.chair import chair
from scenes.office.desk import desk, desk_things
from scenes.office.room import daylight, floor_things, room
from scenes.office.shelf_things import shelf_things
from scenes.office.view import garden, window
from scenes.office.wall_unit import wall_unit
from studio.light import camera


def build(laminate):
    room()
    daylight()
    window()
    garden()
    desk(laminate)
    desk_things()
    wall_unit(laminate)
    shelf_things()
    chair()
    floor_things()
    camera((0.02, -5.35, 1.22), (0.02, 0, 1.22), lens=36.8, shift=(-0.002, -0.062))
