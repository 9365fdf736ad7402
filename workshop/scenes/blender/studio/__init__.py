"""Parts of the scenes. Lengths are in metres; z points up, y away from the camera."""
