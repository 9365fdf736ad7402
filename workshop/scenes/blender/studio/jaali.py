"""A jaali, the pierced stone screen of Rajasthan. The sun casts its pattern on the floor."""

import math

from studio.shapes import box, lathe, tube


def jaali(x, y, z, material, pitch=0.17, bar=0.013, depth=0.03):
    """Fills an opening of a side wall at `x`: crossing diagonals, a ring at each crossing, a plain border."""
    for low, high in ((z[0], z[0] + 0.05), (z[1] - 0.05, z[1])):
        box((x - depth, x + depth), y, (low, high), material, 0.003)
    for low, high in ((y[0], y[0] + 0.05), (y[1] - 0.05, y[1])):
        box((x - depth, x + depth), (low, high), (z[0] + 0.05, z[1] - 0.05), material, 0.003)
    width, height = y[1] - y[0], z[1] - z[0]
    steps = math.ceil((width + height) / pitch)
    for step in range(-steps, steps + 1):
        for slope in (1, -1):
            # The line v = slope × u + offset, clipped to the opening.
            offset = step * pitch
            ends = [(u, slope * u + offset) for u in (0, width)] + [((v - offset) / slope, v) for v in (0, height)]
            inside = sorted(
                {
                    (round(u, 5), round(v, 5))
                    for u, v in ends
                    if -1e-6 <= u <= width + 1e-6 and -1e-6 <= v <= height + 1e-6
                }
            )
            if len(inside) >= 2:
                points = [(x, y[0] + u, z[0] + v) for u, v in (inside[0], inside[-1])]
                tube(points, bar, material, curved=False, resolution=1)
    rings(x, y, z, material, pitch, bar)


def rings(x, y, z, material, pitch, bar):
    """Around the centres of the openings, half a pitch from the crossings."""
    radius = pitch * 0.27
    outline = [
        (radius - bar * 0.6, -bar),
        (radius + bar * 0.6, -bar),
        (radius + bar * 0.6, bar),
        (radius - bar * 0.6, bar),
        (radius - bar * 0.6, -bar),
    ]
    columns, rows = int((y[1] - y[0]) / (pitch / 2)), int((z[1] - z[0]) / (pitch / 2))
    for column in range(1, columns):
        for row in range(1, rows):
            if (column + row) % 2 == 1:
                ring = lathe(outline, material, (x, y[0] + column * pitch / 2, z[0] + row * pitch / 2), 20)
                ring.rotation_euler = (0, math.pi / 2, 0)
