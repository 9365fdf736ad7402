"""One module a scene, with a `build` that puts it together out of a laminate; sizes and finishes: scene_table."""
