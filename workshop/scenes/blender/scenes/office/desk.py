"""The desk with its drawers, and what lies on it."""

import math

from mathutils import Matrix, Vector

from scenes.office.measures import (
    CLAY,
    COTTON,
    DESK,
    DESK_DEPTH,
    DESK_HEIGHT,
    GAP,
    INDIGO,
    MADDER,
    OCHRE,
    PEDESTAL,
    PLINTH,
    SLATE,
    THICK,
    UNIT_DEPTH,
)
from studio.foliage import leaf_material, plant, stem_material
from studio.furniture import bar_handle, books, tray
from studio.lamps import reading_lamp
from studio.materials import brass, cupboard_inside, metal, plain, terracotta
from studio.shapes import box, tube
from studio.vessels import cup, planter


def desk(laminate):
    (left, right), face, below = DESK, -DESK_DEPTH, DESK_HEIGHT - THICK
    thick_top(laminate, (left, right), face, DESK_HEIGHT)
    pedestal(laminate, (left, PEDESTAL), face + 0.02, below)
    # A leg as thick as the top, as deep as the desk.
    laminate.front((right - THICK, right), (0.002, below), face, gap=0)
    laminate.side(right, (face + 0.0195, -UNIT_DEPTH - 0.022), (0.002, below), 1, thickness=THICK)
    laminate.front((PEDESTAL + 0.002, right - THICK - 0.002), (0.32, below), -0.06, gap=0, grain='horizontal')


def thick_top(laminate, x, face, z, back=-0.003):
    """A worktop with its front edge in laminate."""
    laminate.top(x, (face + 0.0195, back), z, thickness=THICK)
    laminate.front(x, (z - THICK, z), face, gap=0, grain='horizontal')


def pedestal(laminate, x, face, below):
    low, high = x
    box((low + 0.02, high - 0.02), (face + 0.022, -0.003), (PLINTH, below - 0.002), cupboard_inside(), 0)
    box((low, high - 0.01), (face + 0.05, face + 0.06), (0, PLINTH), plinth(), 0)
    laminate.side(high, (face + 0.0205, -0.003), (PLINTH, below - 0.001), 1)
    drawers(laminate, x, face, (PLINTH, below - 0.004))


def drawers(laminate, x, face, z, count=3):
    height = (z[1] - z[0]) / count
    middle = (x[0] + x[1]) / 2
    for index in range(count):
        low = z[0] + index * height
        laminate.front(x, (low, low + height), face, gap=GAP, grain='horizontal')
        bar_handle((middle - 0.085, middle + 0.085), face, low + height - 0.055, brass(), upright=False, radius=0.0055)


def plinth():
    return plain('plinth', (0.045, 0.04, 0.035), 0.5)


def desk_things():
    z = DESK_HEIGHT
    laptop((-1.13, -0.36, z))
    reading_lamp((-2.02, -0.24, z), INDIGO)
    books((-1.62, -0.20, z), ((0.028, 0.27, SLATE), (0.02, 0.24, OCHRE), (0.016, 0.21, COTTON)), lying=True)
    planter((-1.62, -0.20, z + 0.064), 0.048, 0.075, terracotta())
    plant((-1.62, -0.20, z + 0.13), 0.13, 22, leaf_material(), (0.075, 0.035), 1.0, 1.4, stem_material())
    cup((-0.72, -0.20, z), 0.040, 0.10, plain('stoneware', (0.60, 0.56, 0.48), 0.4))
    for index, colour in enumerate((INDIGO, OCHRE, MADDER, SLATE, CLAY)):
        turn = index * 1.3
        foot = (-0.72 + 0.012 * math.cos(turn), -0.20 + 0.012 * math.sin(turn), z + 0.02)
        head = (-0.72 + 0.047 * math.cos(turn), -0.20 + 0.035 * math.sin(turn), z + 0.165 + 0.01 * (index % 3))
        tube([foot, head], 0.0042, plain('pencil', colour, 0.45), curved=False, resolution=2)
    tray((-1.60, -0.48, z), 0.085, brass())
    cup((-1.60, -0.48, z + 0.006), 0.036, 0.075, terracotta())
    notebook((-0.76, -0.45, z))


def notebook(at):
    place = Matrix.Translation(at) @ Matrix.Rotation(0.22, 4, 'Z')
    cover = box((-0.085, 0.085), (-0.12, 0.12), (0, 0.016), plain('cover', MADDER, 0.6), 0.003)
    cover.matrix_world = place
    tube(
        [place @ Vector((-0.05, -0.08, 0.021)), place @ Vector((0.04, 0.06, 0.021))],
        0.0045,
        plain('pen', (0.02, 0.02, 0.022), 0.25),
        curved=False,
        resolution=2,
    )


def laptop(at):
    """Open, with a dark screen."""
    place = Matrix.Translation(at) @ Matrix.Rotation(-0.10, 4, 'Z')
    shell = metal('aluminium', (0.52, 0.52, 0.53), 0.34)
    base = box((-0.155, 0.155), (-0.11, 0.11), (0, 0.014), shell, 0.004, 3)
    keys = box((-0.135, 0.135), (-0.015, 0.09), (0.0135, 0.0146), plain('keys', (0.03, 0.03, 0.032), 0.6), 0)
    lid = box((-0.155, 0.155), (0, 0.007), (0, 0.212), shell, 0.003, 3)
    screen = box((-0.147, 0.147), (-0.0007, 0.001), (0.010, 0.205), plain('screen', (0.006, 0.007, 0.010), 0.15), 0)
    opened = place @ Matrix.Translation((0, 0.105, 0.012)) @ Matrix.Rotation(-0.30, 4, 'X')
    for part, where in ((base, place), (keys, place), (lid, opened), (screen, opened)):
        part.matrix_world = where
