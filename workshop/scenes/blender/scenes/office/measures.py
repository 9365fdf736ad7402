"""Measures in metres, and the colours of cloth and covers."""

LEFT, RIGHT, CEILING = -2.25, 2.25, 2.7
# The window in the left wall lights the room; the one in the back wall, over the desk, shows the garden.
SIDE_WINDOW, SIDE_SILL, LINTEL = (-3.0, -1.25), 0.75, 2.4
VIEW, VIEW_SILL = (-1.92, -0.78), 0.98
PLINTH, GAP = 0.07, 0.002
# Tops and ends of desk and wall unit, and the shelves.
THICK, SHELF = 0.036, 0.025
DESK, DESK_HEIGHT, DESK_DEPTH = (-2.25, -0.52), 0.74, 0.66
PEDESTAL = -1.78
# Four columns: drawers, two of doors, drawers with a tall door over them.
COLUMNS = (-0.50, 0.175, 0.85, 1.525, 2.247)
UNIT_DEPTH, BASE, OPEN_LOW, OPEN_HIGH, TOP = 0.40, 0.74, 0.776, 1.90, 2.34
SHELVES = (1.15, 1.525)
INDIGO, MADDER, OCHRE, COTTON = (0.03, 0.06, 0.15), (0.34, 0.075, 0.045), (0.56, 0.32, 0.07), (0.72, 0.68, 0.60)
LEAF, CLAY, SLATE, UNDYED = (0.09, 0.19, 0.10), (0.46, 0.24, 0.14), (0.15, 0.17, 0.19), (0.52, 0.45, 0.35)
