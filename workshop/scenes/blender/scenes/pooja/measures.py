"""Measures in metres, and the colours of flowers and cloth."""

LEFT, RIGHT, CEILING = -1.98, 1.98, 2.72
WINDOW, SILL, LINTEL = (-2.7, -1.2), 0.55, 2.35
# The shrine: a base with drawers and doors, a niche, and a canopy that steps back towards its top.
HALF, DEPTH, PLINTH = 0.76, 0.46, 0.07
BASE, DRAWERS, SLAB = 0.74, 0.56, 0.03
NICHE = (BASE + SLAB, 2.06)
TIERS = ((0.76, 2.06, 2.30), (0.60, 2.30, 2.40), (0.43, 2.40, 2.48))
BOARD = 0.022
# Panelling on both sides of it.
PANELLED, PANEL_FACE, PANEL_TOP = 1.60, -0.035, 2.30
GAP = 0.002
MARIGOLD, YELLOW, JASMINE, LEAF = (0.85, 0.24, 0.01), (0.88, 0.50, 0.02), (0.80, 0.77, 0.66), (0.06, 0.17, 0.03)
MADDER, COTTON = (0.36, 0.06, 0.035), (0.74, 0.69, 0.58)
