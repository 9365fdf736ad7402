"""The scenes. This module imports nothing of Blender, because make-layers reads it too."""

from dataclasses import dataclass

ROOM = (1600, 1000)
# Near fronts have no small things on them.
NEAR = (1280, 800)
SAMPLE = (900, 900)


@dataclass(frozen=True)
class Scene:
    """`exposure`: factor from scene-linear light to the picture. Each of the `surfaces` can have a decor of its own.

    `balance`: the camera's white balance, for red, green and blue. Low sun and warm walls would turn every decor: with
    it, a white front is white on average, and only varies from sun to shade.
    """

    size: tuple
    exposure: float
    surfaces: tuple
    finishes: tuple = ()
    balance: tuple = (1.0, 1.0, 1.0)


SCENES = {
    'sheet': Scene(SAMPLE, 1.0, ('sheet',), ('fluted', 'metallic')),
    'board-hdf': Scene(SAMPLE, 1.0, ('board',), ('metallic',)),
    'board-ply': Scene(SAMPLE, 1.0, ('board',), ('metallic',)),
    'board-wpc': Scene(SAMPLE, 1.0, ('board',), ('metallic',)),
    'edge': Scene(SAMPLE, 1.0, ('sheet',), ('fluted', 'metallic')),
    'kitchen': Scene(ROOM, 0.62, ('lower', 'upper'), ('fluted', 'metallic'), (0.992, 1.0, 1.043)),
    'bedroom': Scene(ROOM, 0.52, ('doors',), ('fluted', 'metallic'), (0.934, 1.0, 1.097)),
    'living': Scene(ROOM, 0.62, ('wall', 'unit'), ('fluted', 'metallic'), (0.868, 1.0, 1.148)),
    'bathroom': Scene(ROOM, 0.55, ('fronts',), ('metallic',), (0.905, 1.0, 1.14)),
    'kids': Scene(ROOM, 0.54, ('fronts',), ('metallic',), (0.866, 1.0, 1.17)),
    'office': Scene(ROOM, 0.57, ('fronts',), ('metallic', 'fluted'), (0.942, 1.0, 1.123)),
    'pooja': Scene(ROOM, 0.62, ('fronts',), ('metallic', 'fluted'), (0.873, 1.0, 1.193)),
    'entrance': Scene(ROOM, 0.66, ('fronts',), ('metallic', 'fluted'), (0.967, 1.0, 1.078)),
    'counter': Scene(NEAR, 0.46, ('fronts',), ('metallic',), (0.971, 1.0, 1.077)),
    'wardrobe': Scene(NEAR, 0.38, ('fronts',), ('metallic',), (0.914, 1.0, 1.117)),
}
