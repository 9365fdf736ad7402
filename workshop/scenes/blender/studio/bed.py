"""A made bed along x, its head at the right."""

import math

from mathutils import Matrix

from studio.furniture import cushion
from studio.shapes import box, grid_surface

SOFTNESS = 0.045


def draped(x, y, top, drop, material, folds=0.012, detail=(120, 90)):
    """Cloth at the height `top` over `x`, `y`, hanging down by `drop` on the left and on both long sides."""
    width, depth = x[1] - x[0] + drop, y[1] - y[0] + 2 * drop

    def point(u, v):
        over_x = max(0, drop - u * width)
        along_y = v * depth - drop
        over_y = max(0, -along_y, along_y - (y[1] - y[0]))
        over = math.hypot(over_x, over_y)
        at_x = x[0] + max(0, u * width - drop)
        at_y = min(max(along_y, 0), y[1] - y[0]) + y[0]
        # Rounded over the edge, then straight down in deepening folds.
        turn = min(over / SOFTNESS, math.pi / 2)
        out = SOFTNESS * math.sin(turn)
        down = SOFTNESS * (1 - math.cos(turn)) + max(0, over - SOFTNESS * math.pi / 2)
        ripple = folds * (over / drop) * math.sin((at_x + 0.7 * at_y) * 21 + 2 * math.sin(at_x * 5))
        toward_x = over_x / over if over else 0
        toward_y = (over_y / over if over else 0) * (-1 if along_y < 0 else 1)
        crumple = 0.011 * math.sin(at_x * 7 + 1.3 * math.sin(at_y * 6)) * math.sin(at_y * 8 + at_x * 2)
        crumple += 0.005 * math.sin(at_x * 19 + at_y * 11 + 2 * math.sin(at_y * 9))
        return (
            at_x - toward_x * (out + ripple),
            at_y + toward_y * (out + ripple),
            top - down + (crumple if over == 0 else 0),
        )

    return grid_surface('cloth', *detail, point, material, uv=lambda u, v: (u * width, v * depth))


def bed(x, y, frame, cover, quilt, pillows, prints):
    """`pillows`: material; `prints`: materials of the smaller cushions in front of them."""
    box((x[0] + 0.03, x[1]), (y[0] + 0.03, y[1] - 0.03), (0.12, 0.30), frame, 0.006)
    for leg_x in (x[0] + 0.08, x[1] - 0.1):
        for leg_y in (y[0] + 0.08, y[1] - 0.08):
            box((leg_x - 0.03, leg_x + 0.03), (leg_y - 0.03, leg_y + 0.03), (0, 0.13), frame, 0.004)
    box((x[0] + 0.02, x[1] - 0.02), (y[0] + 0.02, y[1] - 0.02), (0.30, 0.52), pillows, 0.05, 4)
    draped(x, y, 0.535, 0.24, cover)
    # The quilt is folded across the foot.
    draped((x[0] - 0.012, x[0] + 0.62), (y[0] - 0.012, y[1] + 0.012), 0.556, 0.30, quilt, 0.016)
    middle, depth = (y[0] + y[1]) / 2, y[1] - y[0]
    for side in (-1, 1):
        cushion(propped(x[1] - 0.24, middle + side * depth * 0.25, 0.72, 1.02), (0.68, 0.44), 0.20, pillows)
    for index, material in enumerate(prints):
        offset = (index - (len(prints) - 1) / 2) * 0.42
        cushion(propped(x[1] - 0.46 - 0.05 * index, middle + offset, 0.72, 0.95), (0.42, 0.42), 0.15, material)


def propped(x, y, z, lean):
    """Matrix of a cushion that leans towards +x, with its width along y."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z') @ Matrix.Rotation(lean, 4, 'X')
