"""Toys of lacquered wood, turned as in Channapatna."""

from mathutils import Matrix, Vector

from studio.materials import oak, plain
from studio.shapes import lathe, sphere, tube


def lacquer(colour):
    return plain('lacquer', colour, 0.2, clearcoat=0.5)


def stacked_rings(at, radius, colours):
    x, y, z = at
    rod = 2.86 * radius
    lathe([(0, 0), (radius, 0), (radius, 0.012), (0.008, 0.014), (0.008, rod), (0, rod)], oak(), at)
    height = radius * 0.42
    for index, colour in enumerate(colours):
        reach, low = radius * (0.95 - 0.13 * index), 0.014 + index * height
        outline = [
            (0.009, low),
            (reach * 0.8, low),
            (reach, low + height * 0.3),
            (reach, low + height * 0.7),
            (reach * 0.8, low + height),
            (0.009, low + height),
        ]
        lathe(outline, lacquer(colour), at)
    sphere((x, y, z + 0.014 + len(colours) * height + radius * 0.2), radius * 0.26, lacquer(colours[0]))


def spinning_top(at, radius, colours):
    """Lying on its side, with bands of lacquer."""
    place = Matrix.Translation(Vector(at) + Vector((0, 0, radius * 0.86))) @ Matrix.Rotation(1.95, 4, 'X')
    bands = [(0.0, -1.1), (0.35, -0.75), (0.85, -0.15), (1.0, 0.15), (0.6, 0.5), (0.12, 0.62), (0.12, 1.25), (0, 1.3)]
    points = [(r * radius, h * radius) for r, h in bands]
    for (first, last), colour in zip(((0, 2), (2, 4), (4, 7)), colours):
        lathe(points[first : last + 1], lacquer(colour)).matrix_world = place


def skittles(at, colours):
    x, y, z = at
    outline = [(0, 0), (0.020, 0), (0.024, 0.03), (0.020, 0.075), (0.009, 0.098), (0.010, 0.104), (0, 0.104)]
    for index, colour in enumerate(colours):
        foot = (x + (index - 1) * 0.055, y + 0.03 * (index % 2), z)
        lathe(outline, lacquer(colour), foot)
        sphere((foot[0], foot[1], z + 0.118), 0.018, oak('z'))


def elephant(at, length, material):
    """A block-like elephant of turned parts, in profile, looking left."""
    x, y, z = at
    size = length / 0.21
    body = sphere((x, y, z + 0.105 * size), 0.066 * size, material)
    body.scale = (1.2, 0.85, 0.95)
    head = sphere((x - 0.088 * size, y, z + 0.135 * size), 0.046 * size, material)
    head.scale = (1, 0.85, 1.05)
    for leg_x in (-0.045, 0.048):
        for leg_y in (-0.03, 0.03):
            foot = (x + leg_x * size, y + leg_y * size)
            tube([(*foot, z), (*foot, z + 0.09 * size)], 0.019 * size, material, curved=False)
    trunk = [(-0.12, 0.13), (-0.146, 0.09), (-0.150, 0.045), (-0.165, 0.022)]
    tube([(x + a * size, y, z + b * size) for a, b in trunk], 0.0125 * size, material)
    for side in (-1, 1):
        ear = sphere((x - 0.066 * size, y + side * 0.040 * size, z + 0.138 * size), 0.036 * size, material)
        ear.scale = (0.75, 0.22, 1.05)
    tube([(x + 0.078 * size, y, z + 0.12 * size), (x + 0.093 * size, y, z + 0.07 * size)], 0.004 * size, material)
