"""A mirror with the cusped arch of a jharokha."""

import math

from scenes.entrance.measures import MIRROR_WIDTH, MIRROR_X, MIRROR_Z, PANEL_FACE
from studio.materials import brass, metal
from studio.shapes import from_faces, tube

LOBES, DEEP = 5, 0.13
STEPS = 20


def mirror():
    line = cusped_arch()
    silver = metal('mirror', (0.84, 0.85, 0.85), 0.01)
    back = PANEL_FACE - 0.016
    from_faces('mirror', [(x, back, z) for x, z in line], [tuple(range(len(line)))], silver)
    rim = tube([(x, back + 0.004, z) for x, z in line], 0.011, brass(), curved=False)
    rim.data.splines[0].use_cyclic_u = True


def cusped_arch():
    """Counter-clockwise from the lower left, as (x, z)."""
    radius = MIRROR_WIDTH / 2
    spring = MIRROR_Z[1] - radius
    line = [(MIRROR_X - radius, MIRROR_Z[0]), (MIRROR_X + radius, MIRROR_Z[0])]
    for step in range(LOBES * STEPS + 1):
        turn = math.pi * step / (LOBES * STEPS)
        reach = radius * (1 - DEEP + DEEP * abs(math.sin(LOBES * turn)) ** 0.8)
        # The lobe at the top is taller.
        rise = 1 + 0.10 * math.sin(turn) ** 6
        line.append((MIRROR_X + reach * math.cos(turn), spring + reach * rise * math.sin(turn)))
    return line
