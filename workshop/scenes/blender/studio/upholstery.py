"""Parts of sofas."""

import math

import bmesh
from mathutils import Vector

from studio.shapes import from_bmesh


def upholstery(x, y, z, material, radius=0.06, swell=0.018):
    """A padded block: rounded edges, and faces that bulge in the middle."""
    spans = (x, y, z)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=23, use_grid_fill=True)
    for vertex in bm.verts:
        vertex.co = padded(vertex.co.copy(), [b - a for a, b in spans], radius, swell)
        vertex.co += Vector([(a + b) / 2 for a, b in spans])
    return from_bmesh('upholstery', bm, material, smooth=True)


def padded(place, lengths, radius, swell):
    """Maps a point on the cube from −1 to 1 to one on the padded block around the origin."""
    corner = Vector([place[i] * length / 2 for i, length in enumerate(lengths)])
    inner = Vector([max(radius - length / 2, min(length / 2 - radius, corner[i])) for i, length in enumerate(lengths)])
    outwards = (corner - inner).normalized()
    fullness = math.prod(1 - min(1, abs(share)) ** 3 for share in place if abs(share) < 1 - 1e-6)
    return inner + outwards * (radius + swell * fullness)
