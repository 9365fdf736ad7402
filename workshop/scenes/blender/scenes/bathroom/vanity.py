"""Four drawers below a top of quartz."""

from scenes.bathroom.measures import CHANNEL, TOP, VANITY_DEPTH, VANITY_X, VANITY_Z
from studio.materials import cupboard_inside
from studio.shapes import box
from studio.stone import quartz

SIDE, GAP = 0.018, 0.002


def vanity(laminate):
    (left, right), (low, high), face = VANITY_X, VANITY_Z, -VANITY_DEPTH
    front_top = high - TOP - CHANNEL
    inside = cupboard_inside()
    box((left + SIDE + 0.001, right - SIDE - 0.001), (face + 0.022, -0.011), (low + 0.002, high - TOP), inside, 0)
    middle, half = (left + right) / 2, (low + front_top) / 2
    for x in ((left + SIDE, middle), (middle, right - SIDE)):
        for z in ((low, half), (half, front_top)):
            laminate.front(x, z, face, gap=GAP, grain='horizontal')
    for x, facing in ((left, -1), (right, 1)):
        laminate.side(x, (face + 0.0005, -0.011), (low, high - TOP - 0.001), facing)
    stone = quartz('vanity-top', (0.84, 0.82, 0.78), (0.56, 0.50, 0.43))
    box((left - 0.012, right + 0.012), (face - 0.014, -0.0105), (high - TOP, high), stone, 0.0025)
    box((left - 0.012, right + 0.012), (-0.024, -0.0105), (high, high + 0.07), stone, 0.002)
