"""Measures in metres, and the colours of cloth, paper and lacquer."""

LEFT, RIGHT, CEILING = -2.25, 2.25, 2.7
WINDOW, SILL, LINTEL = (-3.0, -1.25), 0.75, 2.4
TOP = 2.16
PLINTH, GAP = 0.07, 0.002
# From the left: two doors and a column of open shelves, the desk below its cupboards, the bed.
WARDROBE, SHELVES, WARDROBE_DEPTH = (-2.25, -1.81, -1.37), -0.98, 0.56
DESK, DESK_HEIGHT, DESK_DEPTH = (-0.98, 0.24), 0.73, 0.54
CUPBOARD_LOW, CUPBOARD_DEPTH = 1.74, 0.32
BED_X, BED_Y, BASE, MATTRESS, BACKREST = (0.26, 2.25), (-1.02, -0.03), 0.38, 0.55, 1.02
MADDER, INDIGO, OCHRE, COTTON = (0.40, 0.085, 0.05), (0.03, 0.075, 0.19), (0.60, 0.33, 0.06), (0.74, 0.70, 0.62)
LEAF, LAC_RED, SKY = (0.10, 0.24, 0.10), (0.46, 0.035, 0.02), (0.24, 0.40, 0.48)
