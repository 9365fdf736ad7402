"""The bench: two drawers under a thick seat, a cushion, and room for sandals below."""

from mathutils import Matrix

from scenes.entrance.measures import (
    BENCH_DEPTH,
    BENCH_END,
    BENCH_TOP,
    BOARD,
    CABINET_X,
    COTTON,
    DRAWERS,
    GAP,
    INDIGO,
    MADDER,
    OCHRE,
    PANEL_FACE,
)
from studio.furniture import bar_handle, cushion
from studio.materials import brass, cupboard_inside
from studio.shapes import box
from studio.textiles import block_print, linen
from studio.upholstery import upholstery

FACE = PANEL_FACE - BENCH_DEPTH


def bench(laminate):
    left, right = CABINET_X[1] + 0.001, BENCH_END
    under, back = BENCH_TOP - BOARD, PANEL_FACE - 0.002
    laminate.top((left, right), (FACE - 0.010, back), BENCH_TOP, thickness=BOARD)
    laminate.side(right - BOARD, (FACE, back), (0, under - 0.001), -1, thickness=BOARD)
    inner = right - BOARD - 0.001
    middle = (left + inner) / 2
    box((left + 0.004, inner - 0.004), (FACE + 0.045, back), (DRAWERS + 0.004, under - 0.002), cupboard_inside(), 0)
    for x in ((left, middle), (middle, inner)):
        laminate.front(x, (DRAWERS, under - 0.004), FACE + 0.022, gap=GAP, grain='horizontal')
        centre = (x[0] + x[1]) / 2
        bar_handle((centre - 0.09, centre + 0.09), FACE + 0.022, under - 0.045, brass(), upright=False, radius=0.005)
    seat()


def seat():
    left, right = CABINET_X[1] + 0.03, BENCH_END - 0.03
    depth, height = (FACE + 0.004, PANEL_FACE - 0.012), (BENCH_TOP, BENCH_TOP + 0.075)
    upholstery((left, right), depth, height, linen('seat', COTTON), 0.03, 0.008)
    printed = block_print('cushion', COTTON, MADDER, 0.085, INDIGO)
    for x, size, turn, material in (
        (left + 0.26, 0.42, 0.06, printed),
        (left + 0.58, 0.36, -0.10, linen('cushion', OCHRE)),
    ):
        place = Matrix.Translation((x, PANEL_FACE - 0.14, BENCH_TOP + 0.07 + size * 0.44))
        cushion(place @ Matrix.Rotation(turn, 4, 'Y') @ Matrix.Rotation(1.30, 4, 'X'), (size, size), 0.15, material)
