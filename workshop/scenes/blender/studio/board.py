"""Sample of a board, cut open towards the camera: laminate on top, core, white balancing layer."""

import math

from mathutils import Matrix, Vector

from studio.cores import CORE
from studio.cove import Softbox, cove, table_light
from studio.light import camera
from studio.materials import plain
from studio.shapes import slab

FACE, BACK = 0.0013, 0.0009
ORIGIN = (0.34, 0.9)
SIDE = 0.24
LEAN = math.radians(76)


def build_board(laminate, core):
    """`core(width, depth)` makes the core's parts around the origin, lying on z = 0."""
    cove()
    table_light(laminate, mirrored=(-1.66, -1.04, 1.08), softbox=Softbox((-1.741, -0.584, 1.148), -9.1))
    back = plain('balancing-back', (0.80, 0.80, 0.78), 0.5)
    turned = Matrix.Rotation(math.radians(-24), 4, 'Z')
    standing = Matrix.Translation((0.0, 0.07, SIDE / 2 * math.sin(LEAN))) @ turned @ Matrix.Rotation(LEAN, 4, 'X')
    piece(laminate, core, back, (SIDE, SIDE), standing, ORIGIN)
    lying = Matrix.Translation((-0.012, -0.147, 0)) @ Matrix.Rotation(math.radians(13), 4, 'Z')
    piece(laminate, core, back, (0.17, 0.10), lying, (ORIGIN[0] + 0.3, ORIGIN[1]))
    camera((0.05, -0.98, 0.30), (-0.008, 0, 0.097), lens=98, level=False)


def piece(laminate, core, back, size, place, origin):
    width, depth = size
    lift = Matrix.Translation((0, 0, BACK))
    lining = slab(width, depth, BACK, 0.0006, back, bevel=0.0002)
    lining.matrix_world = place
    for part in core(width, depth):
        part.matrix_world = place @ lift
    top = place @ Matrix.Translation((0, 0, BACK + CORE))
    face = slab(width, depth, FACE, 0.0006, laminate.materials[0], bevel=0.0005)
    face.matrix_world = top
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    laminate.face(face, [top @ Vector((x * width / 2, y * depth / 2, FACE)) for x, y in corners], origin=origin)
