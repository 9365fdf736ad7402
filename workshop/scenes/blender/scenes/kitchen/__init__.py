"""A straight kitchen with a breakfast counter. Lower and upper doors can differ. Light from two windows on the left."""

from scenes.kitchen.appliances import hood, oven_tower
from scenes.kitchen.breakfast_counter import breakfast_counter
from scenes.kitchen.measures import UPPER
from scenes.kitchen.room import room
from scenes.kitchen.things import counter_things, floor_things
from scenes.kitchen.units import base_units, tall_units, wall_units
from studio.light import camera


def build(laminate):
    furnished(laminate, UPPER)
    camera((0.10, -5.30, 1.34), (0.02, 0, 1.34), lens=29.5, shift=(-0.006, -0.055))


def furnished(laminate, upper):
    """The kitchen without a camera; `upper`: the surface of the wall units."""
    room()
    tall_units(laminate)
    oven_tower(laminate)
    base_units(laminate)
    wall_units(laminate, upper)
    hood()
    counter_things()
    breakfast_counter(laminate)
    floor_things()
