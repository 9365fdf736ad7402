"""Close-up along a sheet's edge, or across the ridges of a fluted panel, at a shallow angle."""

import math

from mathutils import Matrix, Vector

from studio.cove import cove, graded_card, mirrored_window, table_light
from studio.laminate import ridges
from studio.light import camera
from studio.materials import plain
from studio.shapes import slab

ORIGIN = (0.5, 1.1)
THICKNESS = 0.0015


def build(laminate):
    cove(0.62)
    table_light(laminate, (0, 0, 0.02))
    if laminate.fluted:
        fluted_panel(laminate)
        camera((-0.02, -0.30, 0.15), (0.01, 0.012, 0.006), lens=74, level=False)
    else:
        graded_card(0.72, (0.08, 0.80))
        # Window panes behind the stack: at this angle gloss reflects what is there.
        mirrored_window(laminate, (-0.22, 0.55, 0.42), (0, 0.05, 0), (0.46, 0.30), 5)
        stack(laminate)
        camera((0.0, -0.27, 0.165), (0.0, 0.014, 0.004), lens=82, level=False)


def stack(laminate):
    """Three sheets with corners towards the camera, each set back from the one below: face, edge and core."""
    body_material = plain('sheet-body', (0.80, 0.79, 0.77), 0.45)
    for level, (x, y, turn) in enumerate(((-0.004, -0.052, 41), (0.006, -0.028, 47), (-0.002, -0.004, 43))):
        near_corner = Matrix.Translation((x, y, 0.0004 + level * (2 * THICKNESS + 0.0003)))
        place = near_corner @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Translation((0.12, 0.12, 0))
        body = slab(0.24, 0.24, THICKNESS, 0.004, body_material, bevel=0.0001)
        body.matrix_world = place
        face_of(laminate, place @ Matrix.Translation((0, 0, THICKNESS)), (0.24, 0.24), level)


def face_of(laminate, place, size, level):
    width, depth = size
    made = slab(width, depth, THICKNESS, 0.004, laminate.materials[0], bevel=0.0006)
    made.matrix_world = place
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    origin = (ORIGIN[0] + 0.3 * level, ORIGIN[1])
    laminate.face(made, [place @ Vector((x * width / 2, y * depth / 2, THICKNESS)) for x, y in corners], origin=origin)


def fluted_panel(laminate):
    """The panel lies on its back; its ridges lead away from the camera."""
    half, crest = 0.15, -0.010
    made = ridges((-half, half), (-half, half), crest, laminate.materials[0], thickness=0.017)
    place = (
        Matrix.Translation((0.02, 0.1, 0.017 + crest + 0.0003))
        @ Matrix.Rotation(math.radians(24), 4, 'Z')
        @ Matrix.Rotation(math.radians(-90), 4, 'X')
    )
    made.matrix_world = place
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    laminate.face(made, [place @ Vector((x * half, crest, z * half)) for x, z in corners], origin=ORIGIN)
