"""Pots, jars, cups and other turned objects. `at` is the centre of their foot."""

import math

from studio.materials import plain
from studio.shapes import cylinder, lathe, sphere, tube


def scaled(profile, radius, height):
    return [(r * radius, z * height) for r, z in profile]


def bottle(at, height, radius, material, cap=None):
    outline = [
        (0, 0),
        (0.9, 0),
        (1, 0.03),
        (1, 0.58),
        (0.85, 0.66),
        (0.34, 0.78),
        (0.32, 0.97),
        (0.38, 0.975),
        (0.38, 1),
        (0, 1),
    ]
    lathe(scaled(outline, radius, height), material, at)
    if cap:
        lathe(scaled([(0, 1), (0.4, 1), (0.4, 1.07), (0, 1.07)], radius, height), cap, at)


def cup(at, radius, height, material):
    outline = [(0, 0), (0.7, 0), (0.95, 0.3), (1, 1), (0.93, 1), (0.88, 0.3), (0, 0.12)]
    lathe(scaled(outline, radius, height), material, at)


def bowl(at, radius, height, material):
    outline = [(0, 0), (0.42, 0), (0.45, 0.08), (0.8, 0.48), (1, 1), (0.96, 1), (0.75, 0.5), (0, 0.16)]
    lathe(scaled(outline, radius, height), material, at)


def vase(at, radius, height, material):
    outline = [
        (0, 0),
        (0.6, 0),
        (0.95, 0.24),
        (1, 0.5),
        (0.6, 0.78),
        (0.35, 0.93),
        (0.42, 1),
        (0.35, 0.99),
        (0.3, 0.92),
        (0, 0.2),
    ]
    lathe(scaled(outline, radius, height), material, at)


def lota(at, radius, height, material):
    """A water pot: round belly, narrow neck, wide lip."""
    outline = [
        (0, 0),
        (0.5, 0),
        (0.55, 0.04),
        (0.9, 0.22),
        (1, 0.42),
        (0.86, 0.66),
        (0.52, 0.80),
        (0.50, 0.86),
        (0.74, 1),
        (0.70, 1),
        (0.45, 0.87),
        (0.45, 0.8),
        (0, 0.7),
    ]
    lathe(scaled(outline, radius, height), material, at)


def planter(at, radius, height, material, soil=True):
    outline = [(0, 0), (0.76, 0), (1, 1), (0.93, 1), (0.88, 0.87), (0, 0.87)]
    lathe(scaled(outline, radius, height), material, at)
    if soil:
        lathe(scaled([(0, 0.875), (0.88, 0.875)], radius, height), plain('soil', (0.035, 0.022, 0.014), 0.95), at)


def canister(at, radius, height, material):
    """A steel dabba with a rolled rim and a slightly wider lid."""
    x, y, z = at
    cylinder(x, y, (z, z + height * 0.78), radius, material)
    cylinder(x, y, (z + height * 0.76, z + height), radius * 1.03, material, 0.004)
    cylinder(x, y, (z + height, z + height + 0.012), 0.012, material, 0.003)


def heap(at, radius, fruits):
    """A bowl with one fruit in the middle and others around it; `fruits`: materials."""
    x, y, z = at
    ring = fruits[:-1]
    for index, material in enumerate(ring):
        turn = 2 * math.pi * index / len(ring)
        sphere((x + radius * math.cos(turn), y + radius * math.sin(turn), z), radius * 0.62, material, 0.9)
    sphere((x, y, z + radius * 0.72), radius * 0.62, fruits[-1], 0.9)


def spoons(at, height, materials):
    x, y, z = at
    for index in range(6):
        turn = index * 1.05
        lean = (x + 0.055 * math.cos(turn), y + 0.045 * math.sin(turn), z + height + 0.03 * (index % 3))
        material = materials[index % len(materials)]
        tube([(x + 0.02 * math.cos(turn), y + 0.02 * math.sin(turn), z + 0.03), lean], 0.006, material, curved=False)
        sphere(lean, 0.021, material, 1.5)
