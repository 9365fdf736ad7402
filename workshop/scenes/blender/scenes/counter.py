"""The kitchen from near its counter: tall doors with their handles, drawers, and the channel under the worktop."""

from scenes.kitchen import furnished
from scenes.kitchen.measures import LOWER
from studio.light import camera


def build(laminate):
    furnished(laminate, upper=LOWER)
    camera((-0.16, -1.80, 1.07), (-1.472, -0.29, 1.07), lens=31, shift=(0, -0.085))
