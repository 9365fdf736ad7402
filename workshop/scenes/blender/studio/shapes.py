"""Meshes and curves. Every box is bevelled, because edges without highlights look artificial."""

import math

import bmesh
import bpy
from mathutils import Vector

from studio.profiles import rounded

BEVEL = 0.0015


def shape(name, mesh, material=None, smooth=False, crease=None):
    """Adds a mesh to the scene; `crease`: degrees above which an edge stays sharp."""
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if material:
        mesh.materials.append(material)
    if smooth or crease:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    if crease:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(crease)
    return made


def from_bmesh(name, bm, material, smooth=False, crease=None):
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return shape(name, mesh, material, smooth, crease)


def from_faces(name, vertices, faces, material, smooth=False, crease=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return shape(name, mesh, material, smooth, crease)


def box(x, y, z, material, bevel=BEVEL, segments=2):
    """`x`, `y`, `z`: (from, to)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    spans = (x, y, z)
    for vertex in bm.verts:
        vertex.co = Vector([(a + b) / 2 + vertex.co[i] * (b - a) for i, (a, b) in enumerate(spans)])
    if bevel:
        offset = min(bevel, 0.45 * min(b - a for a, b in spans))
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=offset, segments=segments, profile=0.5, affect='EDGES')
    return with_plane_faces(from_bmesh('box', bm, material, crease=50 if bevel else None))


def with_plane_faces(made):
    """Limits the curved normals to the bevels: otherwise glossy faces reflect the room like a pillow."""
    by_area = made.modifiers.new('plane', 'WEIGHTED_NORMAL')
    by_area.weight = 100
    by_area.keep_sharp = True
    return made


def lathe(profile, material, at=(0, 0, 0), steps=64):
    """Rotates a profile of (radius, height) pairs around the z axis."""
    bm = bmesh.new()
    line = [bm.verts.new((radius, 0, height)) for radius, height in rounded(profile)]
    edges = [bm.edges.new(pair) for pair in zip(line, line[1:])]
    bmesh.ops.spin(
        bm, geom=line + edges, axis=(0, 0, 1), cent=(0, 0, 0), dvec=(0, 0, 0), angle=2 * math.pi, steps=steps
    )
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    made = from_bmesh('lathe', bm, material, crease=45)
    made.location = at
    return made


def cylinder(x, y, z, radius, material, bevel=0.002):
    low, high = z
    edge = min(bevel, radius * 0.4)
    profile = [
        (0, low),
        (radius - edge, low),
        (radius, low + edge),
        (radius, high - edge),
        (radius - edge, high),
        (0, high),
    ]
    return lathe(profile, material, (x, y, 0), 48)


def tube(points, radius, material, curved=True, resolution=6):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if curved else 'POLY')
    line = spline.bezier_points if curved else spline.points
    line.add(len(points) - 1)
    for knot, point in zip(line, points):
        if curved:
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            knot.co = (*point, 1)
    made = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(material)
    return made


def sphere(at, radius, material, squash=1):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=20, radius=radius)
    for vertex in bm.verts:
        vertex.co.z *= squash
    made = from_bmesh('sphere', bm, material, smooth=True)
    made.location = at
    return made


def quad(corners, material):
    """One face with UVs in metres along its first and last edge."""
    made = from_faces('quad', corners, [(0, 1, 2, 3)], material)
    width = (Vector(corners[1]) - Vector(corners[0])).length
    height = (Vector(corners[3]) - Vector(corners[0])).length
    layer = made.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (width, 0), (width, height), (0, height))):
        loop.uv = uv
    return made


def floor(x, y, material, z=0):
    return quad([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], material)


def grid_surface(name, columns, rows, point, material, uv=None):
    """A smooth surface from `point(u, v)` with u, v in 0–1; `uv(u, v)` in metres."""
    vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    span = columns + 1
    faces = [
        (j * span + i, j * span + i + 1, (j + 1) * span + i + 1, (j + 1) * span + i)
        for j in range(rows)
        for i in range(columns)
    ]
    made = from_faces(name, vertices, faces, material, smooth=True)
    if uv:
        layer = made.data.uv_layers.new()
        for loop in made.data.loops:
            column, row = loop.vertex_index % span, loop.vertex_index // span
            layer.data[loop.index].uv = uv(column / columns, row / rows)
    return made


def slab(width, height, thickness, radius, material, bevel=0.0011):
    """A sheet with rounded corners on z = 0, with its face at z = thickness."""
    bm = bmesh.new()
    outline = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(11):
            angle = math.radians(start + 9 * step)
            outline.append(
                (
                    sx * (width / 2 - radius) + radius * math.cos(angle),
                    sy * (height / 2 - radius) + radius * math.sin(angle),
                )
            )
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(bm, geom=[face])['geom']
    bmesh.ops.translate(bm, verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, thickness))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        rim = [edge for edge in bm.edges if all(abs(v.co.z - thickness) < 1e-6 for v in edge.verts)]
        bmesh.ops.bevel(bm, geom=rim, offset=bevel, segments=3, profile=0.5, affect='EDGES')
    return with_plane_faces(from_bmesh('slab', bm, material, crease=40))
