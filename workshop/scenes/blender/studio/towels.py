"""Towels: hung over a bar, folded, rolled."""

import math

from studio.shapes import box, from_faces, grid_surface
from studio.textiles import linen

BAR = 0.016


def hung_towel(x, y, z, lengths, material):
    """Over a bar along x at `y`, `z`; `lengths`: how far it hangs down in front and behind, in metres."""
    front, back = lengths
    over = math.pi * BAR
    whole, width = front + over + back, x[1] - x[0]

    def point(u, v):
        along = v * whole
        hang = max(0, front - along, along - front - over)
        # Cloth falls in folds that deepen towards its ends, and it narrows by them.
        share = hang / front
        fold = 0.011 * share * math.sin(u * 15 + 1.2 * math.sin(u * 6 + v * 2)) + 0.004 * share * math.sin(u * 37)
        across = x[0] + width * (0.5 + (u - 0.5) * (1 - 0.05 * share))
        if along < front:
            return across, y - BAR - 0.006 - 0.02 * share + fold, z - hang
        if along > front + over:
            return across, y + BAR + 0.004 + fold * 0.5, z - hang
        turn = (along - front) / BAR
        return across, y - BAR * math.cos(turn), z + BAR * math.sin(turn)

    made = grid_surface('towel', 60, 90, point, material, uv=lambda u, v: (u * width, v * whole))
    body = made.modifiers.new('body', 'SOLIDIFY')
    body.thickness = 0.004


def folded_towels(at, size, colours):
    """A pile, folded edges to the front; `size`: width and depth; `colours` from the bottom."""
    x, y, z = at
    for index, colour in enumerate(colours):
        cloth, thickness = linen('towel', colour, 0.5), 0.034 + 0.006 * (index % 2)
        inset = 0.004 * ((index * 7) % 3)
        for layer in range(2):
            low = z + layer * thickness / 2
            box(
                (x - size[0] / 2 + inset, x + size[0] / 2 - inset),
                (y - size[1] / 2 + inset + 0.003 * layer, y + size[1] / 2),
                (low + 0.0004, low + thickness / 2 + 0.001),
                cloth,
                0.0085,
                4,
            )
        z += thickness


def rolled_towels(at, radius, length, colours):
    """Side by side, ends to the front; every third lies on the two before it."""
    x, y, z = at
    for index, colour in enumerate(colours):
        on_top = index % 3 == 2
        middle = x + (radius * 1.02 if on_top else index * radius * 2.04)
        roll(middle, y, z + radius + (radius * 1.72 if on_top else 0), radius, length, linen('towel', colour, 0.5))


def roll(x, y, z, radius, length, material):
    """A spiral of cloth around an axis along y."""
    steps, turns, thickness = 120, 3.2, radius / 4.1
    vertices = []
    for step in range(steps + 1):
        turn = step / steps * turns * 2 * math.pi
        reach = radius * (0.22 + 0.78 * step / steps) - thickness / 2
        for end in (-length / 2, length / 2):
            vertices.append((x + reach * math.cos(turn + 2), y + end, z + reach * math.sin(turn + 2)))
    faces = [(i, i + 1, i + 3, i + 2) for i in range(0, 2 * steps, 2)]
    made = from_faces('roll', vertices, faces, material, smooth=True)
    body = made.modifiers.new('body', 'SOLIDIFY')
    body.thickness = thickness * 0.86
    body.offset = 0
    soft = made.modifiers.new('soft', 'BEVEL')
    soft.width = thickness * 0.3
    soft.segments = 3
