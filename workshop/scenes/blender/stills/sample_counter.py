"""Sample chips on a stone counter, seen from a customer's side."""

import math

from mathutils import Matrix

from stills.still_table import FAN, LAID
from studio.foliage import leaf_material, plant, stem_material
from studio.light import camera, sky, window_light
from studio.materials import oak, plain, plaster, steel, terracotta
from studio.nodes import Nodes
from studio.shapes import box, floor, quad, slab
from studio.vessels import cup, planter

CHIP = (0.11, 0.165)
THICKNESS = 0.0035


def build(decor):
    table()
    for index, name in enumerate(FAN):
        turn = math.radians(40 - 16 * index)
        chip = slab(0.095, 0.28, THICKNESS, 0.004, decor(name, 'matt' if index % 2 else 'gloss'), bevel=0.0008)
        pivot = Matrix.Translation((0.085, -0.165, 0.0005 + index * (THICKNESS + 0.0004)))
        chip.matrix_world = pivot @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((0, 0.155, 0))
    for name, finish, x, y, turn, layer in LAID:
        chip = slab(CHIP[1], CHIP[0], THICKNESS, 0.004, decor(name, finish), bevel=0.0008)
        chip.matrix_world = Matrix.Translation((x, y, 0.0005 + layer * (THICKNESS + 0.0004))) @ Matrix.Rotation(
            math.radians(turn), 4, 'Z'
        )
    rule()
    cup((0.40, -0.03, 0), 0.042, 0.075, terracotta())
    planter((-0.44, 0.50, 0), 0.075, 0.10, terracotta())
    plant((-0.44, 0.50, 0.08), 0.30, 18, leaf_material(), (0.20, 0.085), 0.9, 1.1, stem_material(), seed=9)
    camera((0.05, -0.82, 0.72), (0.015, 0.055, 0.0), lens=52, level=False)


def table():
    stone = plain('stone', (0.70, 0.685, 0.655), 0.42)
    nodes = Nodes(stone)
    grain = nodes.noise(nodes.coordinates((1, 1, 1)), 46, 7, 0.65)
    nodes.colour(nodes.ramp(grain, [(0.32, (0.60, 0.585, 0.555)), (0.6, (0.75, 0.735, 0.71))]))
    box((-1.6, 1.6), (-0.55, 0.95), (-0.03, 0), stone, 0.003)
    box((-3, 3), (2.0, 2.2), (-1, 3), plaster('wall', (0.66, 0.60, 0.52)), 0)
    floor((-3, 3), (-3, 2), oak('x'), -0.9)
    window_light((-1.7, 0.9, 1.5), (0, 0.05, 0), (1.5, 1.5), 46, (1, 0.965, 0.92))
    window_light((1.9, -0.6, 1.3), (0, 0.05, 0), (1.0, 1.3), 8, (0.92, 0.96, 1), in_reflections=False)
    sky((0.92, 0.95, 1), 0.45)


def rule():
    """A steel rule: it gives the chips their size."""
    metal = steel()
    made = box((-0.15, 0.15), (-0.0125, 0.0125), (0, 0.001), metal, 0.0003)
    place = Matrix.Translation((0.285, -0.175, 0.0008)) @ Matrix.Rotation(math.radians(9), 4, 'Z')
    made.matrix_world = place
    ink = plain('ink', (0.03, 0.03, 0.03), 0.6)
    for tick in range(61):
        long = 0.010 if tick % 10 == 0 else 0.006 if tick % 5 == 0 else 0.0038
        x = -0.15 + tick * 0.005
        mark = quad(
            [(x - 0.0003, -0.0122, 0.0011), (x + 0.0003, -0.0122, 0.0011), (x + 0.0003, -0.0122 + long, 0.0011)]
            + [(x - 0.0003, -0.0122 + long, 0.0011)],
            ink,
        )
        mark.matrix_world = place
