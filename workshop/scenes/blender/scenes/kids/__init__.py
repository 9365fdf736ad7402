"""A child's room: wardrobe and shelves, a desk, a bed with drawers. Afternoon light from the right."""

from scenes.kids.bed import bed
from scenes.kids.chair import chair
from scenes.kids.desk import cupboards, desk, desk_things
from scenes.kids.playing import braided_rug, floor_toys, kite, wall_flags
from scenes.kids.room import daylight, room
from scenes.kids.wardrobe import wardrobe
from studio.light import camera


def build(laminate):
    room()
    daylight()
    wardrobe(laminate)
    desk(laminate)
    cupboards(laminate)
    desk_things()
    chair()
    bed(laminate)
    kite()
    wall_flags()
    braided_rug()
    floor_toys()
    camera((0.02, -5.35, 1.20), (0.02, 0, 1.20), lens=36.8, shift=(-0.002, -0.068))
