"""The panelled wall."""

from scenes.entrance.measures import CUTS, GAP, PANEL_FACE, PANEL_TOP
from studio.materials import brass, cupboard_inside
from studio.shapes import box


def panelling(laminate):
    low, high = CUTS[0], CUTS[-1]
    box((low + 0.02, high - 0.02), (PANEL_FACE + 0.02, -0.001), (0.0, PANEL_TOP - 0.02), cupboard_inside(), 0)
    for x in zip(CUTS, CUTS[1:]):
        laminate.front(x, (0.012, PANEL_TOP), PANEL_FACE, fluted=True, gap=GAP)
    for x, facing in ((low + GAP, -1), (high - GAP, 1)):
        laminate.side(x, (PANEL_FACE + 0.0205, -0.001), (0.012, PANEL_TOP), facing)
    # The top of the panelling ends in a thin strip.
    box((low, high), (PANEL_FACE - 0.004, -0.001), (PANEL_TOP + 0.004, PANEL_TOP + 0.014), brass(), 0.001)
