"""A wall of wardrobe with an open niche; lime plaster, Kota stone, and morning sun through a jaali on the left."""

from scenes.bedroom.dresser import dresser
from scenes.bedroom.measures import CEILING
from scenes.bedroom.room import daylight, room
from scenes.bedroom.sleeping_place import sleeping_place
from scenes.bedroom.wardrobe import wardrobe
from studio.lamps import ceiling_fan
from studio.light import camera
from studio.materials import metal


def build(laminate):
    furnished(laminate)
    camera((0.04, -6.35, 1.38), (0.04, 0, 1.38), lens=37, shift=(-0.012, -0.055))


def furnished(laminate):
    """The bedroom without a camera."""
    room()
    daylight()
    wardrobe(laminate)
    dresser()
    sleeping_place()
    ceiling_fan(0.30, -1.5, CEILING, metal('fan', (0.55, 0.40, 0.22), 0.3), turn=0.55)
