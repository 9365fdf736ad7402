"""Measures in metres."""

LOWER, UPPER = 0, 1

LEFT, RIGHT, CEILING = -2.75, 2.75, 2.7
DEPTH, PLINTH, TALL = 0.60, 0.10, 2.34
FACE = -DEPTH
BASE_HEIGHT, WORKTOP = 0.87, 0.03
COUNTER = BASE_HEIGHT + WORKTOP
# Base units stand between the tall ones. Below the worktop is a channel for the fingers.
BASE_X = (-1.532, 1.412)
CHANNEL = 0.035
WALL_UNIT_LOW, WALL_UNIT_DEPTH = 1.46, 0.35
HOOD_X = 0.42
WINDOWS = ((-4.9, -3.05), (-2.8, -0.95))
