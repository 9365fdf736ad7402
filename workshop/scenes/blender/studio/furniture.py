"""Stools, cushions, books and other objects without laminate."""

import math

from mathutils import Vector

from studio.materials import plain
from studio.shapes import box, cylinder, grid_surface, lathe, tube


def stool(x, y, seat, legs, height=0.66):
    rim = [(0, 0), (0.15, 0), (0.165, 0.012), (0.168, 0.03), (0.15, 0.045), (0, 0.04)]
    lathe(rim, seat, (x, y, height - 0.04))
    for index in range(4):
        turn = math.pi / 4 + index * math.pi / 2
        top = (x + 0.11 * math.cos(turn), y + 0.11 * math.sin(turn), height - 0.035)
        tube([top, (x + 0.19 * math.cos(turn), y + 0.19 * math.sin(turn), 0)], 0.011, legs, curved=False)
    lathe([(0.150, 0), (0.157, 0.006), (0.164, 0), (0.157, -0.006), (0.150, 0)], legs, (x, y, 0.24))


def cushion(place, size, thickness, material):
    """A cushion with pinched corners. `place`: matrix; the cushion lies around its origin, face up."""
    width, height = size

    def bulge(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        swell = (max(0, 1 - abs(x) ** 2.6) * max(0, 1 - abs(y) ** 2.6)) ** 0.55
        # The edges of a cushion curve inwards between its corners.
        narrow_x = 1 - 0.07 * (1 - y * y)
        narrow_y = 1 - 0.07 * (1 - x * x)
        wrinkle = 0.012 * math.sin(9 * x + 5 * y) * math.sin(7 * y - 4 * x) * swell
        return x * width / 2 * narrow_y, y * height / 2 * narrow_x, (swell + wrinkle) * thickness / 2

    for side in (1, -1):

        def point(u, v, side=side):
            x, y, z = bulge(u, v)
            return place @ Vector((x, y, z * side))

        grid_surface('cushion', 36, 36, point, material, uv=lambda u, v: (u * width, v * height))


def books(at, spines, lying=False):
    """`spines`: (thickness, height, colour of the cover), from the left, or from the bottom of a pile."""
    x, y, z = at
    for thickness, height, colour in spines:
        material = plain('cover', colour, 0.7)
        if lying:
            box(
                (x - height / 2, x + height / 2),
                (y - height * 0.35, y + height * 0.35),
                (z, z + thickness),
                material,
                0.002,
            )
            z += thickness
        else:
            box((x, x + thickness), (y - height * 0.35, y + height * 0.35), (z, z + height), material, 0.002)
            x += thickness + 0.001


def rug(x, y, material, thickness=0.009, fringe=None):
    """A flat-woven rug, slightly uneven; `fringe`: material of the cords at its ends in x."""

    def point(u, v):
        wave = 0.0025 * math.sin(7 * u + 2) * math.sin(5 * v + 1)
        return x[0] + u * (x[1] - x[0]), y[0] + v * (y[1] - y[0]), thickness + wave

    grid_surface('rug', 60, 40, point, material, uv=lambda u, v: (u * (x[1] - x[0]), v * (y[1] - y[0])))
    box(x, y, (0.001, thickness - 0.003), material, 0.001)
    if fringe:
        count = round((y[1] - y[0]) / 0.022)
        for end, away in ((x[0], -1), (x[1], 1)):
            for index in range(count):
                at = y[0] + (index + 0.5) * (y[1] - y[0]) / count
                tip = (end + away * 0.065, at + 0.012 * math.sin(index * 2.4), 0.004)
                tube([(end, at, thickness * 0.6), tip], 0.0022, fringe, curved=False, resolution=1)


def bar_handle(x, y, z, material, upright=True, radius=0.007):
    """A round bar handle in front of `y`; vertical over `z` (from, to), or horizontal over `x` (from, to)."""
    stand = y - 0.032
    if upright:
        tube([(x, stand, z[0]), (x, stand, z[1])], radius, material, curved=False)
        feet = [(x, at) for at in (z[0] + 0.04, z[1] - 0.04)]
    else:
        tube([(x[0], stand, z), (x[1], stand, z)], radius, material, curved=False)
        feet = [(at, z) for at in (x[0] + 0.03, x[1] - 0.03)]
    for foot_x, foot_z in feet:
        tube([(foot_x, y, foot_z), (foot_x, stand, foot_z)], radius * 0.7, material, curved=False)


def tray(at, radius, material):
    x, y, z = at
    cylinder(x, y, (z, z + 0.006), radius, material)
    lathe([(radius - 0.004, 0), (radius, 0), (radius, 0.022), (radius - 0.004, 0.022)], material, at)
