"""Marigolds: a garland below the canopy, and a pattern of flowers on the floor."""

import math

from scenes.pooja.measures import DEPTH, HALF, JASMINE, LEAF, MADDER, MARIGOLD, NICHE, YELLOW
from studio.foliage import flower_material, leaf
from studio.materials import plain
from studio.shapes import sphere

SWAGS, FLOWERS = 5, 13


def toran():
    orange, yellow, green = flower_material(MARIGOLD), flower_material(YELLOW), plain('mango-leaf', LEAF, 0.4)
    y, top, width = -DEPTH - 0.026, NICHE[1] + 0.012, 2 * HALF / SWAGS
    for swag in range(SWAGS):
        start = -HALF + swag * width
        for index in range(FLOWERS):
            share = index / FLOWERS
            sag = 0.10 * 4 * share * (1 - share)
            sphere((start + share * width, y, top - sag), 0.0165, yellow if index % 4 == 0 else orange, 0.86)
    for knot in range(SWAGS + 1):
        x = -HALF + knot * width
        sphere((x, y, top), 0.020, yellow, 0.86)
        for fall in range(1, 4):
            sphere((x, y, top - fall * 0.029), 0.0155, orange, 0.9)
        for turn in (-0.5, 0, 0.5):
            made = leaf(green, 0.10, 0.024, 0.2, (x, y - 0.008, top - 0.09), 0, 0, fold=0.12)
            made.rotation_euler = (0.25 * turn, math.pi / 2 - 0.1, turn * 0.9)


def rangoli():
    """Rings of flower heads around a lamp."""
    middle = (0.0, -0.98)
    rings = ((0.085, 9, MARIGOLD), (0.15, 15, YELLOW), (0.215, 21, JASMINE), (0.28, 28, MARIGOLD), (0.345, 35, MADDER))
    for radius, count, colour in rings:
        petals = flower_material(colour)
        for index in range(count):
            turn = 2 * math.pi * (index + 0.5 * (count % 2)) / count
            at = (middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn), 0.012)
            sphere(at, 0.0305, petals, 0.5)
    green = plain('mango-leaf', LEAF, 0.4)
    for index in range(16):
        turn = 2 * math.pi * index / 16
        at = (middle[0] + 0.385 * math.cos(turn), middle[1] + 0.385 * math.sin(turn), 0.012)
        leaf(green, 0.12, 0.035, 0.25, at, turn, 0.12)
