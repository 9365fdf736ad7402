"""What the scenes are built from: materials, shapes, laminate fronts, light and passes. Metres, z up, y away from us."""
