"""One module per scene, with `build(laminate)`. Sizes and finishes are in scene_table."""
