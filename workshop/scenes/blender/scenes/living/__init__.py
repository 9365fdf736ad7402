"""A panelled wall with a floating TV unit; wall and unit can differ. Low sun from the right, ochre and indigo."""

from scenes.living.beside_the_panelling import beside_the_panelling, pot_plants
from scenes.living.panelling import panelling, television
from scenes.living.room import daylight, room
from scenes.living.seats import lounge_chair, low_table, sofa
from scenes.living.tv_unit import tv_unit
from studio.light import camera


def build(laminate):
    room()
    daylight()
    panelling(laminate)
    tv_unit(laminate)
    television()
    beside_the_panelling()
    pot_plants()
    lounge_chair(1.98, -1.55)
    low_table()
    sofa()
    camera((0.0, -5.75, 1.22), (0.0, 0, 1.22), lens=36, shift=(0, -0.022))
