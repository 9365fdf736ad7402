"""Sample of a sheet: 300 mm leaning, a small piece lying before it at a grazing angle."""

import math

from mathutils import Matrix, Vector

from studio.cove import Softbox, cove, table_light
from studio.laminate import ridges
from studio.light import camera
from studio.shapes import slab

SIDE = 0.30
LEAN = math.radians(74)
# Position of the sample on a sheet of 2.44 m, away from its edges.
ORIGIN = (0.34, 0.9)


def build(laminate):
    cove()
    table_light(laminate, mirrored=(-1.33, -1.70, 1.38), softbox=Softbox((-1.304, -1.053, 1.366), -10.8))
    turned = Matrix.Rotation(math.radians(-14), 4, 'Z')
    standing = Matrix.Translation((0, 0.05, SIDE / 2 * math.sin(LEAN) + 0.002))
    if laminate.fluted:
        fluted_sheet(laminate, turned @ standing @ Matrix.Rotation(LEAN - math.pi / 2, 4, 'X'))
    else:
        plain_sheet(laminate, (SIDE, SIDE), turned @ standing @ Matrix.Rotation(LEAN, 4, 'X'), ORIGIN)
        lying = Matrix.Translation((0.062, -0.165, 0.0005)) @ Matrix.Rotation(math.radians(12), 4, 'Z')
        plain_sheet(laminate, (0.20, 0.13), lying, (ORIGIN[0] + 0.35, ORIGIN[1]))
    camera((0.03, -1.12, 0.33), (0.012, 0.03, 0.121), lens=90, level=False)


def plain_sheet(laminate, size, place, origin, thickness=0.0022):
    width, height = size
    made = slab(width, height, thickness, 0.008, laminate.materials[0], bevel=0.0009)
    made.matrix_world = place
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    laminate.face(made, [place @ Vector((x * width / 2, y * height / 2, thickness)) for x, y in corners], origin=origin)


def fluted_sheet(laminate, place):
    half, crest = SIDE / 2, -0.010
    made = ridges((-half, half), (-half, half), crest, laminate.materials[0], thickness=0.017)
    made.matrix_world = place
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    laminate.face(made, [place @ Vector((x * half, crest, z * half)) for x, z in corners], origin=ORIGIN)
