"""A shrine with drawers under a stepped canopy, a jaali lit from behind, brass and marigolds. Light from the left."""

from scenes.pooja.flowers import rangoli, toran
from scenes.pooja.room import daylight, room
from scenes.pooja.screen import lit_screen
from scenes.pooja.shrine import panelling, shrine
from scenes.pooja.things import bells, floor_things, on_the_panelling, shrine_things
from studio.light import camera


def build(laminate):
    room()
    daylight()
    panelling(laminate)
    shrine(laminate)
    lit_screen()
    bells()
    toran()
    shrine_things()
    on_the_panelling()
    rangoli()
    floor_things()
    camera((0.0, -4.50, 1.22), (0, 0, 1.22), lens=32.5, shift=(0, -0.022))
