"""A kite and a row of flags on the wall; a braided rug, and toys on it."""

import math

from mathutils import Matrix, Vector

from scenes.kids.measures import COTTON, INDIGO, LAC_RED, LEAF, MADDER, OCHRE, SKY
from scenes.kids.toys import lacquer, stacked_rings
from studio.materials import oak, plain
from studio.shapes import box, from_faces, lathe, sphere, tube
from studio.textiles import linen

KITE = Vector((1.30, -0.012, 1.74))
RUG = Vector((-0.20, -2.05, 0))


def kite():
    """A patang of tissue paper on two sticks of bamboo, with a tail of ribbons."""
    place = Matrix.Translation(KITE) @ Matrix.Rotation(0.30, 4, 'Y')
    half, bamboo = 0.30, plain('bamboo', (0.55, 0.40, 0.20), 0.5)

    def at(x, z, y=0.0):
        return place @ Vector((x * half, y, z * half))

    def paper(points, colour):
        from_faces('paper', [at(*point) for point in points], [tuple(range(len(points)))], plain('tissue', colour, 0.8))

    paper([(0, -1), (1, 0), (0, 0)], MADDER)
    paper([(0, 0), (1, 0), (0, 1)], OCHRE)
    paper([(0, 0), (0, 1), (-1, 0)], MADDER)
    paper([(0, -1), (0, 0), (-1, 0)], OCHRE)
    paper([(0, -1.0), (0.22, -1.26), (-0.22, -1.26)], INDIGO)
    tube([at(0, -1.02, -0.004), at(0, 1.0, -0.004)], 0.004, bamboo, curved=False, resolution=2)
    bow = [at(-1 + 2 * i / 8, 0.30 * (1 - (2 * i / 8 - 1) ** 2), -0.004) for i in range(9)]
    tube(bow, 0.0035, bamboo, resolution=2)
    tail = [at(0.10 * math.sin(i * 1.1), -1.2 - i * 0.17, -0.01) for i in range(8)]
    tube(tail, 0.0016, plain('thread', COTTON, 0.9), resolution=1)


def wall_flags():
    """Cotton flags on a sagging cord over the bed."""
    ends, sag, flags = ((0.42, 2.36), (2.22, 2.30)), 0.17, 11

    def hang(share):
        x = ends[0][0] + share * (ends[1][0] - ends[0][0])
        return Vector((x, -0.014, ends[0][1] + share * (ends[1][1] - ends[0][1]) - sag * 4 * share * (1 - share)))

    tube([hang(step / 20) for step in range(21)], 0.002, plain('cord', COTTON, 0.9), resolution=1)
    colours = (MADDER, COTTON, OCHRE, INDIGO, SKY)
    for index in range(flags):
        first, last = hang((index + 0.14) / flags), hang((index + 0.86) / flags)
        tip = (first + last) / 2 + Vector((0, -0.006, -0.155))
        from_faces('flag', [first, last, tip], [(0, 1, 2)], linen('flag', colours[index % len(colours)]))


def braided_rug():
    colours = (COTTON, SKY, COTTON, OCHRE, COTTON, COTTON, INDIGO, COTTON, SKY, COTTON, OCHRE, COTTON, MADDER, COTTON)
    width = 0.062
    for index, colour in enumerate(colours):
        inner = index * width
        outline = [
            (inner, 0.002),
            (inner + 0.004, 0.012),
            (inner + width / 2, 0.016),
            (inner + width - 0.004, 0.012),
            (inner + width, 0.002),
        ]
        lathe(outline, linen('braid', colour, 0.6), RUG, 96)


def floor_toys():
    """On the rug: building blocks, a ball, rings."""
    z = 0.016
    stacked_rings(RUG + Vector((0.30, -0.10, z)), 0.085, (LAC_RED, OCHRE, LEAF, INDIGO, LAC_RED))
    blocks = (
        ((-0.30, 0.16, 0), 0.3, OCHRE),
        ((-0.21, 0.10, 0), -0.2, INDIGO),
        ((-0.255, 0.13, 0.07), 0.55, LAC_RED),
        ((-0.40, 0.00, 0), 0.9, LEAF),
    )
    for (x, y, lift), turn, colour in blocks:
        made = box((-0.035, 0.035), (-0.035, 0.035), (0, 0.07), lacquer(colour), 0.004, 3)
        made.matrix_world = Matrix.Translation(RUG + Vector((x, y, z + lift))) @ Matrix.Rotation(turn, 4, 'Z')
    sphere(RUG + Vector((0.02, 0.26, z + 0.07)), 0.07, linen('ball', MADDER))
    basket = [(0, 0), (0.11, 0), (0.16, 0.09), (0.165, 0.2), (0.155, 0.2), (0.15, 0.09), (0, 0.02)]
    lathe(basket, plain('basket', (0.50, 0.34, 0.17), 0.8), (0.55, -1.36, 0))
    for index, colour in enumerate((OCHRE, SKY, LAC_RED, LEAF)):
        turn = index * 1.6
        sphere((0.55 + 0.07 * math.cos(turn), -1.36 + 0.07 * math.sin(turn), 0.19), 0.055, lacquer(colour))
    tube([(0.55 - 0.16, -1.36, 0.19), (0.55, -1.36, 0.33), (0.55 + 0.16, -1.36, 0.19)], 0.007, oak())
