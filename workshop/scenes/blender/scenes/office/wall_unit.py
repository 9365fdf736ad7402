"""Drawers and doors below, shelves open to the room, a tall door, and cupboards above."""

from scenes.office.desk import drawers, plinth, thick_top
from scenes.office.measures import (
    BASE,
    COLUMNS,
    GAP,
    OPEN_HIGH,
    OPEN_LOW,
    PLINTH,
    SHELF,
    SHELVES,
    THICK,
    TOP,
    UNIT_DEPTH,
)
from studio.furniture import bar_handle
from studio.materials import brass, cupboard_inside, teak
from studio.shapes import box

FACE = -UNIT_DEPTH
LEFT, RIGHT = COLUMNS[0], COLUMNS[-1]


def wall_unit(laminate):
    base(laminate)
    shelves(laminate)
    tall_door(laminate)
    cupboards(laminate)


def base(laminate):
    box((LEFT + 0.02, RIGHT - 0.02), (FACE + 0.022, -0.003), (PLINTH, BASE - 0.002), cupboard_inside(), 0)
    box((LEFT + 0.01, RIGHT - 0.01), (FACE + 0.05, FACE + 0.06), (0, PLINTH), plinth(), 0)
    first, second, third, fourth, fifth = COLUMNS
    drawers(laminate, (first, second), FACE, (PLINTH, BASE))
    doors(laminate, (second, third), (PLINTH, BASE), (0.50, 0.66))
    doors(laminate, (third, fourth), (PLINTH, BASE), (0.50, 0.66))
    drawers(laminate, (fourth, fifth), FACE, (PLINTH, BASE))
    thick_top(laminate, (LEFT, RIGHT), FACE - 0.018, OPEN_LOW)


def doors(laminate, x, z, handle, fluted=False):
    middle = (x[0] + x[1]) / 2
    for leaf, at in (((x[0], middle), middle - 0.035), ((middle, x[1]), middle + 0.035)):
        laminate.front(leaf, z, FACE, fluted=fluted, gap=GAP)
        bar_handle(at, FACE, handle, brass(), radius=0.0055)


def shelves(laminate):
    lining = teak('z')
    box((LEFT + 0.002, COLUMNS[3] - 0.002), (-0.018, -0.003), (OPEN_LOW + 0.001, OPEN_HIGH), lining, 0)
    for x in COLUMNS[:4]:
        low = x if x == LEFT else x - SHELF / 2
        board = (low, low + SHELF)
        laminate.front(board, (OPEN_LOW + 0.0005, OPEN_HIGH), FACE, gap=0)
        # The camera stands to the right of the first two boards, to the left of the others.
        facing = 1 if x < 0.1 else -1
        side = board[1] if facing > 0 else board[0]
        laminate.side(side, (FACE + 0.0195, -0.019), (OPEN_LOW + 0.0005, OPEN_HIGH), facing, thickness=SHELF)
    for first, second in zip(COLUMNS[:3], COLUMNS[1:4]):
        x = (first + (SHELF if first == LEFT else SHELF / 2) + 0.0002, second - SHELF / 2 - 0.0002)
        for z in SHELVES:
            laminate.front(x, (z - SHELF, z), FACE + 0.004, gap=0, grain='horizontal')
            laminate.top(x, (FACE + 0.0235, -0.019), z, thickness=SHELF)


def tall_door(laminate):
    x = (COLUMNS[3] + SHELF / 2, RIGHT)
    box((x[0] + 0.004, x[1] - 0.02), (FACE + 0.022, -0.003), (OPEN_LOW + 0.001, OPEN_HIGH), cupboard_inside(), 0)
    doors(laminate, x, (OPEN_LOW + 0.001, OPEN_HIGH), (0.94, 1.14), fluted=True)


def cupboards(laminate):
    """Doors without handles, opened at their lower edge."""
    box((LEFT + 0.02, RIGHT - 0.02), (FACE + 0.022, -0.003), (OPEN_HIGH + THICK, TOP - 0.002), cupboard_inside(), 0)
    laminate.top((LEFT + 0.001, RIGHT - 0.001), (FACE + 0.0205, -0.003), OPEN_HIGH + SHELF, thickness=SHELF - 0.0005)
    for first, second in zip(COLUMNS, COLUMNS[1:]):
        middle = (first + second) / 2
        for x in ((first, middle), (middle, second)):
            laminate.front(x, (OPEN_HIGH, TOP), FACE, fluted=True, gap=GAP)
    laminate.side(LEFT - 0.0005, (FACE + 0.0205, -0.003), (OPEN_HIGH + SHELF, TOP), -1)
