"""A showroom wall: samples on oak ledges, sorted by shade, above a counter."""

import math

from mathutils import Matrix

from stills.still_table import FRONT, LOOSE, ROWS
from studio.foliage import leaf_material, plant, stem_material
from studio.light import camera, sky, window_light
from studio.materials import ceiling_white, oak, plain, plaster, terracotta, wood
from studio.shapes import box, floor, slab
from studio.vessels import planter

SIZE = (0.255, 0.30)
STEP = (0.292, 0.385)
LOWEST = 1.02
LEAN = math.radians(7)
THICKNESS = 0.006


def build(decor):
    room()
    for row, names in enumerate(reversed(ROWS)):
        ledge(row)
        for column, name in enumerate(names):
            sample(decor(name, 'matt' if (row + column) % 3 == 0 else 'gloss'), row, column, len(names))
    counter(decor)
    planter((1.5, -0.56, 0.80), 0.11, 0.19, terracotta())
    plant((1.5, -0.56, 0.96), 0.40, 20, leaf_material(), (0.20, 0.085), 0.9, 1.1, stem_material(), seed=4)
    camera((-0.55, -3.45, 1.50), (0.0, 0, 1.50), lens=35, shift=(0, -0.005))


def room():
    box((-4, 4), (0, 0.2), (0, 3), plaster('wall', (0.72, 0.69, 0.63)), 0)
    box((3.2, 3.4), (-6, 0), (0, 3), plaster('side', (0.68, 0.60, 0.50)), 0)
    box((-4, 4), (-6, 0.2), (3, 3.1), ceiling_white(), 0)
    floor((-4, 4), (-6, 0), wood('boards', (0.42, 0.27, 0.16), (0.30, 0.18, 0.10), 0.4, 'x', (1.4, 0.14)))
    window_light((-3.1, -2.2, 1.7), (0.2, 0, 1.4), (2.4, 2.2), 125, (1, 0.97, 0.93), in_reflections=False)
    window_light((0.4, -5.2, 2.1), (0, 0, 1.3), (3.0, 1.6), 70, (0.96, 0.98, 1))
    window_light((0, -1.0, 2.96), (0, -0.12, 1.2), (3.4, 0.16), 26, (1, 0.88, 0.72), in_reflections=False)
    sky((0.92, 0.95, 1), 0.5)


def height_of(row):
    return LOWEST + row * STEP[1]


def ledge(row):
    z = height_of(row)
    material = oak('x')
    box((-1.62, 1.62), (-0.075, 0), (z - 0.018, z), material, 0.002)
    box((-1.62, 1.62), (-0.075, -0.069), (z, z + 0.014), material, 0.002)


def sample(material, row, column, columns):
    made = slab(*SIZE, THICKNESS, 0.003, material, bevel=0.0012)
    x = (column - (columns - 1) / 2) * STEP[0]
    stand = Matrix.Translation((x, -0.058, height_of(row) + 0.001))
    upright = Matrix.Rotation(math.pi / 2 - LEAN, 4, 'X')
    made.matrix_world = stand @ upright @ Matrix.Translation((0, SIZE[1] / 2, 0))


def counter(decor):
    """Stone top, and fronts that are cut from one sheet."""
    box((-2.0, 2.0), (-0.98, -0.30), (0.76, 0.80), plain('stone', (0.70, 0.685, 0.66), 0.32), 0.003)
    for index in range(6):
        front = slab(0.655, 0.70, 0.018, 0.001, decor(FRONT, 'matt'), bevel=0.001)
        front.matrix_world = Matrix.Translation((-1.65 + index * 0.66, -0.94, 0.40)) @ Matrix.Rotation(
            math.pi / 2, 4, 'X'
        )
    box((-1.98, 1.98), (-0.92, -0.34), (0.05, 0.76), plain('carcass', (0.05, 0.045, 0.04), 0.6), 0)
    for index, (name, x, turn) in enumerate(LOOSE):
        loose = slab(0.21, 0.15, 0.004, 0.003, decor(name, 'gloss'), bevel=0.0009)
        loose.matrix_world = Matrix.Translation((x, -0.62 - 0.03 * index, 0.801 + 0.0045 * index)) @ Matrix.Rotation(
            math.radians(turn), 4, 'Z'
        )
