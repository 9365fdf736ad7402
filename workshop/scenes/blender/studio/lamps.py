"""Visible lamps. Where their light matters, a window_light beside them illuminates the room."""

import math

from mathutils import Vector

from studio.materials import brass, glow, plain
from studio.shapes import cylinder, from_faces, lathe, sphere, tube

WARM = (1, 0.74, 0.45)


def pendant(x, y, z, ceiling, shade, radius=0.12):
    """A dome with its rim at `z`, with brass inside, so that it glows slightly."""
    outer = [(0.15, 1.6), (0.25, 1.55), (0.62, 1.18), (0.95, 0.5), (1, 0)]
    inner = [(0.97, 0), (0.92, 0.5), (0.58, 1.14), (0, 1.42)]
    lathe([(r * radius, h * radius) for r, h in outer], shade, (x, y, z))
    lathe([(r * radius, h * radius) for r, h in inner], brass(), (x, y, z))
    sphere((x, y, z + radius * 0.35), radius * 0.3, glow('bulb', WARM, 14))
    tube([(x, y, z + radius * 1.55), (x, y, ceiling)], 0.003, shade, curved=False)
    cylinder(x, y, (ceiling - 0.02, ceiling), 0.045, shade)


def downlight(x, y, ceiling):
    lathe(
        [(0, 0), (0.045, 0), (0.05, -0.004), (0, -0.004)],
        glow('downlight', (1, 0.86, 0.66), 10),
        (x, y, ceiling - 0.001),
    )


def table_lamp(at, height, base, shade):
    """A table lamp: a turned brass foot, and a cloth shade lit by the bulb."""
    x, y, z = at
    foot = [
        (0, 0),
        (0.062, 0),
        (0.064, 0.008),
        (0.03, 0.02),
        (0.016, 0.05),
        (0.03, 0.10),
        (0.034, 0.13),
        (0.02, 0.17),
        (0.008, 0.19),
        (0.008, height * 0.62),
        (0, height * 0.62),
    ]
    lathe(foot, base, at)
    low, high = height * 0.58, height
    lathe([(0.135, low), (0.10, high), (0.098, high), (0.133, low)], shade, at)
    sphere((x, y, z + height * 0.74), 0.03, glow('bulb', WARM, 9))


def oil_lamp(at, height, material):
    """A samai, an oil lamp: stepped foot, turned stem, a dish for the wicks."""
    outline = [
        (0, 0),
        (0.30, 0),
        (0.30, 0.03),
        (0.22, 0.06),
        (0.20, 0.09),
        (0.07, 0.14),
        (0.05, 0.30),
        (0.09, 0.36),
        (0.05, 0.42),
        (0.045, 0.62),
        (0.09, 0.68),
        (0.05, 0.74),
        (0.06, 0.78),
        (0.24, 0.84),
        (0.26, 0.87),
        (0.22, 0.86),
        (0.05, 0.82),
        (0.04, 0.92),
        (0.06, 0.95),
        (0.03, 0.98),
        (0, 1),
    ]
    lathe([(r * height, z * height) for r, z in outline], material, at)


def reading_lamp(at, colour):
    """A desk lamp with two arms of brass, foot and shade lacquered."""
    x, y, z = at
    lacquer = plain('lamp', colour, 0.3, clearcoat=0.4)
    lathe([(0, 0), (0.075, 0), (0.075, 0.014), (0.02, 0.022), (0, 0.022)], lacquer, at)
    elbow, head = Vector((x - 0.03, y - 0.02, z + 0.26)), Vector((x + 0.15, y - 0.10, z + 0.40))
    tube([(x, y, z + 0.02), elbow], 0.007, brass(), curved=False)
    tube([elbow, head], 0.007, brass(), curved=False)
    sphere(elbow, 0.013, lacquer)
    shade = lathe([(0.018, 0.06), (0.03, 0.055), (0.062, -0.05), (0.060, -0.05), (0.028, 0.05)], lacquer, head)
    shade.rotation_euler = (0.25, -0.35, 0)


def ceiling_fan(x, y, ceiling, material, blades=3, turn=0.4, drop=0.32, reach=0.6):
    tube([(x, y, ceiling), (x, y, ceiling - drop)], 0.011, material, curved=False)
    cylinder(x, y, (ceiling - 0.05, ceiling), 0.055, material, 0.01)
    hub = ceiling - drop
    lathe(
        [(0, 0.05), (0.06, 0.045), (0.10, 0.01), (0.105, -0.03), (0.06, -0.06), (0, -0.065)], material, (x, y, hub), 48
    )
    for index in range(blades):
        angle = turn + 2 * math.pi * index / blades
        along = Vector((math.cos(angle), math.sin(angle), 0))
        across = Vector((-math.sin(angle), math.cos(angle), 0))
        blade(Vector((x, y, hub - 0.012)), along, across, reach, material)


def blade(hub, along, across, reach, material):
    """A spout, slightly pitched, wider at its end."""
    vertices = []
    for share, half in ((0.14, 0.035), (0.3, 0.055), (0.7, 0.066), (0.97, 0.07), (1.0, 0.05)):
        for side in (-1, 1):
            rise = Vector((0, 0, side * half * 0.22))
            vertices.append(hub + along * reach * share + across * side * half + rise)
    faces = [(row, row + 1, row + 3, row + 2) for row in range(0, 8, 2)]
    made = from_faces('blade', vertices, faces, material, smooth=True)
    body = made.modifiers.new('body', 'SOLIDIFY')
    body.thickness = 0.008


def dark_metal():
    return plain('dark-metal', (0.02, 0.02, 0.021), 0.35, metallic=0.6)
