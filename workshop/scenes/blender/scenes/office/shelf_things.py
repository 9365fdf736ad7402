"""Books, brass, clay and a pair of tablas on the shelves."""

import random

from scenes.office.measures import (
    CLAY,
    COLUMNS,
    COTTON,
    INDIGO,
    LEAF,
    MADDER,
    OCHRE,
    OPEN_LOW,
    SHELVES,
    SLATE,
)
from studio.foliage import leaf_material, plant, stem_material
from studio.furniture import books
from studio.lamps import oil_lamp
from studio.materials import bell_metal, brass, copper, plain, teak, terracotta
from studio.shapes import box, lathe, quad
from studio.textiles import block_print
from studio.vessels import bowl, lota, planter, vase

COVERS = (INDIGO, COTTON, MADDER, COTTON, OCHRE, LEAF, SLATE, CLAY, COTTON, INDIGO)
Y = -0.20


def shelf_things():
    low, middle, high = OPEN_LOW, *SHELVES
    first, second, third = COLUMNS[0] + 0.04, COLUMNS[1] + 0.03, COLUMNS[2] + 0.03
    # The left column.
    row_of_books((first, first + 0.42), high, 2)
    lota((first + 0.52, Y, high), 0.062, 0.13, copper())
    print_in_frame((first + 0.10, middle))
    bowl((first + 0.47, Y - 0.04, middle), 0.095, 0.075, bell_metal())
    basket((first + 0.20, Y - 0.03, low))
    row_of_books((first + 0.39, first + 0.59), low, 5)
    # The middle column.
    planter((second + 0.10, Y - 0.02, high), 0.062, 0.095, terracotta())
    plant((second + 0.10, Y - 0.02, high + 0.08), 0.17, 24, leaf_material(), (0.10, 0.045), 1.0, 1.5, stem_material())
    row_of_books((second + 0.24, second + 0.61), high, 7)
    row_of_books((second + 0.02, second + 0.40), middle, 3)
    vase((second + 0.51, Y, middle), 0.07, 0.22, plain('blue-pottery', (0.05, 0.15, 0.26), 0.18, clearcoat=0.5))
    tablas((second + 0.19, Y - 0.04, low))
    oil_lamp((second + 0.53, Y - 0.03, low), 0.27, brass())
    # The right column.
    vase((third + 0.12, Y, high), 0.075, 0.24, plain('glaze', (0.62, 0.58, 0.50), 0.3))
    row_of_books((third + 0.27, third + 0.60), high, 4)
    row_of_books((third + 0.02, third + 0.26), middle, 9)
    books(
        (third + 0.44, Y, middle),
        ((0.03, 0.27, SLATE), (0.024, 0.25, MADDER), (0.02, 0.22, COTTON)),
        lying=True,
    )
    bowl((third + 0.44, Y, middle + 0.074), 0.07, 0.055, brass())
    row_of_books((third + 0.02, third + 0.34), low, 6)
    lota((third + 0.50, Y - 0.02, low), 0.085, 0.18, brass())


def row_of_books(x, z, seed):
    """The same seed gives the same books."""
    chance = random.Random(seed)
    spines, at = [], x[0]
    while True:
        thick = chance.uniform(0.014, 0.036)
        if at + thick > x[1]:
            break
        spines.append((thick, chance.uniform(0.19, 0.275), COVERS[(seed + len(spines) * 3) % len(COVERS)]))
        at += thick + 0.001
    books((x[0], Y, z), spines)


def print_in_frame(at):
    """A block print that leans on the back of a shelf."""
    x, z = at
    wide, high, y = 0.26, 0.31, -0.050
    frame = teak('z')
    box((x - 0.014, x + wide + 0.014), (y, y + 0.018), (z, z + high + 0.014), frame, 0.002)
    mount = plain('mount', (0.78, 0.76, 0.70), 0.9)
    box((x, x + wide), (y - 0.001, y), (z + 0.014, z + high), mount, 0)
    inset, front = 0.035, y - 0.0015
    corners = [(x + inset, front, z + 0.014 + inset), (x + wide - inset, front, z + 0.014 + inset)]
    corners += [(x + wide - inset, front, z + high - inset), (x + inset, front, z + high - inset)]
    quad(corners, block_print('print', (0.74, 0.70, 0.61), INDIGO, 0.062, MADDER))


def basket(at):
    """Cane, with a rolled rim."""
    outline = [(0, 0), (0.125, 0), (0.150, 0.09), (0.158, 0.19), (0.166, 0.195), (0.160, 0.207), (0.148, 0.20), (0, 0.03)]
    lathe(outline, plain('cane', (0.48, 0.33, 0.16), 0.75), at)


def tablas(at):
    """Two drums: the right one of rosewood, the left one of copper, each with a black disc on its skin."""
    x, y, z = at
    skin, disc = plain('skin', (0.62, 0.54, 0.40), 0.7), plain('syahi', (0.012, 0.012, 0.013), 0.5)
    rosewood = plain('rosewood', (0.16, 0.06, 0.03), 0.3)
    for across, radius, body, outline in (
        (-0.115, 0.105, copper(), [(0, 0), (0.05, 0.0), (0.10, 0.07), (0.112, 0.14), (0.100, 0.20)]),
        (0.095, 0.070, rosewood, [(0, 0), (0.075, 0), (0.085, 0.05), (0.082, 0.12), (0.070, 0.21)]),
    ):
        lathe(outline, body, (x + across, y, z))
        height = outline[-1][1]
        rim = [(radius - 0.004, -0.006), (radius + 0.006, 0), (radius + 0.004, 0.012), (radius - 0.01, 0.014), (0, 0.012)]
        lathe(rim, skin, (x + across, y, z + height))
        lathe([(0, 0.013), (radius * 0.45, 0.0145), (0, 0.0148)], disc, (x + across, y, z + height))
    ring = [(0.11, 0), (0.135, 0), (0.138, 0.016), (0.11, 0.02)]
    lathe(ring, plain('ring', MADDER, 0.8), (x - 0.115, y, z))
    lathe([(0.078, 0), (0.10, 0), (0.102, 0.014), (0.078, 0.016)], plain('ring', MADDER, 0.8), (x + 0.095, y, z))
