"""Measures in metres, and the colours of the cloth."""

LEFT, RIGHT, CEILING = -1.95, 1.95, 2.6
WINDOW, REFLECTED, SILL, LINTEL = (-2.75, -1.15), (-3.75, -2.65), 0.85, 2.25
TILED = 1.12
# The vanity unit floats. Its drawers are opened by a channel below the top.
VANITY_X, VANITY_Z, VANITY_DEPTH = (-1.06, 0.82), (0.33, 0.83), 0.50
CHANNEL, TOP = 0.028, 0.022
BASIN_X = -0.12
# The tall unit stands between vanity and right wall: doors on the left, an open niche on the right.
TALL_X, TALL_SPLIT, TALL_DEPTH, PLINTH, TALL = (0.96, 1.95), 1.43, 0.42, 0.08, 2.24
NICHE = (0.74, 1.52)
MADDER, INDIGO, COTTON = (0.30, 0.075, 0.045), (0.035, 0.06, 0.14), (0.74, 0.70, 0.62)
