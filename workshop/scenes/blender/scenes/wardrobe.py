"""The bedroom's wardrobe from near its side: the edges of doors and drawers, handles, and the lit niche."""

from scenes.bedroom import furnished
from studio.light import camera


def build(laminate):
    furnished(laminate)
    camera((-1.72, -2.0, 1.18), (-0.57, -0.45, 1.18), lens=31, shift=(0, -0.065))
