"""Outlines of turned objects."""

import math

from mathutils import Vector

# Sharper angles are intended edges.
EDGE = math.radians(40)
STEPS = 5


def rounded(profile):
    """The outline with its soft bends as curves through the same points. Segments would make vases look faceted."""
    points = [Vector(point) for point in profile]
    line = [points[0]]
    for index in range(1, len(points)):
        start, end = points[index - 1], points[index]
        chord = end - start
        leaving = direction_at(points, index - 1, chord) * chord.length
        arriving = direction_at(points, index, chord) * chord.length
        for step in range(1, STEPS + 1):
            line.append(curve_at(step / STEPS, start, leaving, arriving, end))
    return line


def direction_at(points, index, chord):
    """Tangent of the curve at a point: between its two chords, or along `chord` at ends and edges."""
    if 0 < index < len(points) - 1:
        before, after = points[index] - points[index - 1], points[index + 1] - points[index]
        if before.length > 0 and after.length > 0 and before.angle(after) < EDGE:
            return (before.normalized() + after.normalized()).normalized()
    return chord.normalized()


def curve_at(share, start, leaving, arriving, end):
    """Cubic Hermite interpolation."""
    square, cube = share**2, share**3
    return (
        start * (2 * cube - 3 * square + 1)
        + leaving * (cube - 2 * square + share)
        + arriving * (cube - square)
        + end * (3 * square - 2 * cube)
    )
