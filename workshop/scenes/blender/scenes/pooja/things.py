"""Brass on the shrine, shelves on the panelling, and a seat on the floor."""

import math

from scenes.pooja.measures import COTTON, JASMINE, LEAF, MADDER, MARIGOLD, NICHE, PANELLED, PANEL_FACE, YELLOW
from studio.foliage import flower_material, leaf, leaf_material, palm, plant, stem_material
from studio.furniture import books, rug, tray
from studio.lamps import WARM, oil_lamp
from studio.materials import brass, copper, glow, metal, oak, plain, teak, terracotta
from studio.shapes import box, lathe, sphere, tube
from studio.textiles import striped
from studio.vessels import bowl, cup, lota, planter, vase

TOP = NICHE[0]


def diya(at, radius, material):
    """A dish with a flame at its lip."""
    x, y, z = at
    bowl(at, radius, radius * 0.62, material)
    outline = [(0, 0), (0.20, 0.12), (0.26, 0.32), (0.14, 0.70), (0, 1.05)]
    flame = lathe(outline, glow('flame', WARM, 9), (x, y - radius * 0.55, z + radius * 0.55), 16)
    flame.scale = (radius, radius, radius * 1.25)


def kalash(at, size):
    """A pot with a coconut on a wreath of mango leaves."""
    x, y, z = at
    lota(at, size, size * 1.75, brass())
    lip = z + size * 1.70
    green = plain('mango-leaf', LEAF, 0.35)
    for index in range(9):
        leaf(green, size * 1.55, size * 0.5, 0.6, (x, y, lip), 2 * math.pi * index / 9, 0.95)
    sphere((x, y, lip + size * 0.62), size * 0.66, plain('coconut', (0.26, 0.15, 0.07), 0.85), 1.2)


def shrine_things():
    shiny = brass()
    kalash((0, -0.14, TOP + 0.11), 0.085)
    for side in (-1, 1):
        oil_lamp((side * 0.36, -0.165, TOP + 0.06), 0.36, shiny)
        diya((side * 0.17, -0.19, TOP + 0.11), 0.036, shiny)
        diya((side * 0.20, -0.33, TOP), 0.032, terracotta())
    tray((0, -0.35, TOP), 0.125, shiny)
    orange, white = flower_material(MARIGOLD), flower_material(JASMINE)
    for index, material in enumerate((orange, white, orange, orange, white)):
        turn = 1.26 * index + 0.4
        sphere((0.055 * math.cos(turn), -0.35 + 0.05 * math.sin(turn), TOP + 0.024), 0.021, material, 0.8)
    cup((-0.50, -0.30, TOP), 0.030, 0.06, copper())
    lota((0.52, -0.29, TOP), 0.048, 0.10, copper())
    incense((-0.56, -0.20, TOP), shiny)


def incense(at, material):
    x, y, z = at
    lathe([(0, 0), (0.032, 0), (0.03, 0.012), (0.010, 0.022), (0.012, 0.03), (0, 0.03)], material, at)
    stick = plain('incense', (0.16, 0.09, 0.05), 0.8)
    for lean in (-0.022, 0.0, 0.024):
        tube([(x, y, z + 0.02), (x + lean, y - 0.01, z + 0.24)], 0.0016, stick, curved=False)


def bells():
    """Two bells on chains from the canopy."""
    outside = [(0, 1.0), (0.20, 0.98), (0.42, 0.78), (0.50, 0.40), (0.62, 0.14), (0.86, 0)]
    outline = [*outside, (0.78, 0), (0.55, 0.14), (0.42, 0.4), (0, 0.9)]
    for x in (-0.33, 0.33):
        foot, size = NICHE[1] - 0.40, 0.105
        lathe([(r * size * 0.8, h * size) for r, h in outline], brass(), (x, -0.30, foot))
        sphere((x, -0.30, foot - 0.004), 0.014, brass())
        tube([(x, -0.30, foot + size), (x, -0.30, NICHE[1])], 0.0036, brass(), curved=False)
        for link in range(9):
            sphere((x, -0.30, foot + size + 0.02 + link * 0.03), 0.0065, brass())


def on_the_panelling():
    """A shelf of oak on each side."""
    for side in (-1, 1):
        middle = side * (PANELLED - 0.36)
        for z in (1.02, 1.46):
            box((middle - 0.27, middle + 0.27), (PANEL_FACE - 0.20, PANEL_FACE), (z, z + 0.025), oak(), 0.002)
    y = PANEL_FACE - 0.105
    left, right = -(PANELLED - 0.36), PANELLED - 0.36
    covers = ((0.03, 0.20, MADDER), (0.024, 0.22, COTTON), (0.034, 0.19, MADDER), (0.022, 0.21, YELLOW))
    books((left - 0.22, y, 1.045), covers)
    bowl((left + 0.13, y, 1.045), 0.085, 0.065, brass())
    vase((left - 0.11, y, 1.485), 0.06, 0.17, metal('vase', (0.61, 0.43, 0.22), 0.3))
    planter((left + 0.14, y, 1.485), 0.058, 0.095, terracotta())
    plant((left + 0.14, y, 1.565), 0.20, 24, leaf_material(), (0.09, 0.045), 0.9, 1.1, stem_material())
    lota((right - 0.15, y, 1.045), 0.065, 0.13, copper())
    books((right + 0.10, y, 1.045), ((0.02, 0.21, COTTON), (0.026, 0.19, MADDER)), lying=True)
    oil_lamp((right + 0.14, y, 1.485), 0.24, brass())
    cup((right - 0.14, y, 1.485), 0.045, 0.085, terracotta())


def floor_things():
    diya((0.0, -0.98, 0.0), 0.045, brass())
    planter((-1.60, -0.60, 0), 0.15, 0.27, metal('planter', (0.55, 0.38, 0.18), 0.35))
    palm((-1.60, -0.60, 0.23), 0.95, 12, leaf_material(), stem_material(), seed=8)
    stripes = ((0.08, MADDER), (0.30, COTTON), (0.36, MADDER), (0.62, YELLOW), (0.66, MADDER))
    asana = striped('asana', MADDER, stripes, 0.3)
    rug((0.62, 1.42), (-1.62, -1.02), asana, 0.012, fringe=plain('fringe', COTTON, 0.9))
    # A low stool with a brass jar.
    box((1.13, 1.53), (-0.78, -0.42), (0.15, 0.18), teak(), 0.006)
    for x in (1.16, 1.46):
        for y in (-0.75, -0.49):
            box((x, x + 0.04), (y, y + 0.04), (0, 0.15), teak('z'), 0.004)
    lota((1.33, -0.60, 0.18), 0.11, 0.22, brass())
