"""A basin on the top, a brass tap out of the wall, and an arched mirror between two lamps."""

import math

from scenes.bathroom.measures import BASIN_X, VANITY_Z
from studio.lamps import WARM
from studio.materials import brass, glow, metal, plain
from studio.shapes import cylinder, from_faces, lathe, sphere, tube

MIRROR_WIDTH, MIRROR_Z = 0.82, (1.19, 2.12)


def basin():
    white = plain('ceramic', (0.80, 0.79, 0.77), 0.12, clearcoat=0.6)
    outline = [
        (0, 0),
        (0.150, 0),
        (0.165, 0.010),
        (0.205, 0.125),
        (0.207, 0.134),
        (0.202, 0.138),
        (0.194, 0.134),
        (0.155, 0.035),
        (0.11, 0.02),
        (0, 0.016),
    ]
    at = (BASIN_X, -0.265, VANITY_Z[1])
    lathe(outline, white, at, 96)
    cylinder(at[0], at[1], (at[2] + 0.014, at[2] + 0.020), 0.022, brass())
    tap(at[0], at[2] + 0.25)


def tap(x, z):
    """Spout and two cross handles on rosettes."""
    gold = brass()
    spout = [(x, -0.01, z), (x, -0.12, z), (x, -0.185, z - 0.004), (x, -0.205, z - 0.022), (x, -0.207, z - 0.05)]
    tube(spout, 0.0135, gold)
    for at in (x - 0.12, x, x + 0.12):
        rosette(at, z, gold)
    for at in (x - 0.12, x + 0.12):
        tube([(at, -0.012, z), (at, -0.062, z)], 0.009, gold, curved=False)
        for turn in (math.pi / 4, 3 * math.pi / 4):
            across, up = 0.040 * math.cos(turn), 0.040 * math.sin(turn)
            tube([(at - across, -0.058, z - up), (at + across, -0.058, z + up)], 0.007, gold, curved=False)
            for end in (-1, 1):
                sphere((at + end * across, -0.058, z + end * up), 0.0105, gold)
        sphere((at, -0.064, z), 0.011, gold)


def rosette(x, z, material):
    made = lathe([(0, 0), (0.034, 0), (0.034, 0.005), (0.025, 0.012), (0, 0.012)], material, (x, -0.010, z))
    made.rotation_euler = (math.pi / 2, 0, 0)


def mirror():
    line = arch(BASIN_X, MIRROR_WIDTH, MIRROR_Z)
    silver = metal('mirror', (0.84, 0.85, 0.85), 0.01)
    from_faces('mirror', [(x, -0.022, z) for x, z in line], [tuple(range(len(line)))], silver)
    rim = tube([(x, -0.016, z) for x, z in line], 0.011, brass(), curved=False)
    rim.data.splines[0].use_cyclic_u = True


def arch(middle, width, z):
    """A window's outline, counter-clockwise from the lower left; its top is a half circle."""
    radius = width / 2
    spring, steps = z[1] - radius, 40
    line = [(middle - radius, z[0]), (middle + radius, z[0])]
    for step in range(steps + 1):
        turn = math.pi * step / steps
        line.append((middle + radius * math.cos(turn), spring + radius * math.sin(turn)))
    return line


def sconces():
    gold = brass()
    for side in (-1, 1):
        x = BASIN_X + side * (MIRROR_WIDTH / 2 + 0.17)
        plate = lathe([(0, 0), (0.042, 0), (0.042, 0.006), (0.03, 0.014), (0, 0.014)], gold, (x, 0, 1.62))
        plate.rotation_euler = (math.pi / 2, 0, 0)
        tube([(x, -0.01, 1.62), (x, -0.09, 1.61), (x, -0.105, 1.66)], 0.007, gold)
        lathe([(0, 0), (0.026, 0), (0.034, 0.03), (0.028, 0.03), (0, 0.012)], gold, (x, -0.105, 1.655))
        sphere((x, -0.105, 1.745), 0.068, glow('opal', WARM, 1.9))
