"""Which layers a scene needs.

Gloss and matt share the whites, which are matt: between two glossy layers, the edges of mirrored windows would never
cancel out quite. Metallic and fluted have a pair of their own.
"""

from dataclasses import dataclass

BLACK = (0.0, 0.0, 0.0)
# Lit layers show the laminate at this albedo; the composition divides by it.
LIT = (0.8, 0.8, 0.8)

# For looking at a layout: one render with the laminate in colours instead of two layers.
DRAFT_COLOURS = ((0.055, 0.11, 0.085), (0.56, 0.43, 0.30))
DRAFT_FINISHES = {'draft': 'gloss', 'draft-fluted': 'satin', 'draft-metallic': 'metallic'}


@dataclass(frozen=True)
class Layer:
    """`lit`: indices of the surfaces that are white; all others are black."""

    name: str
    finish: str
    lit: tuple = ()
    fluted: bool = False

    def colours(self, surfaces):
        if self.name in DRAFT_FINISHES:
            return DRAFT_COLOURS[: len(surfaces)]
        return [LIT if index in self.lit else BLACK for index in range(len(surfaces))]


def white_names(scene):
    return ['white'] if len(scene.surfaces) == 1 else [f'white-{surface}' for surface in scene.surfaces]


def layers_of(scene):
    everything = tuple(range(len(scene.surfaces)))
    layers = [Layer(name, 'matt', (index,)) for index, name in enumerate(white_names(scene))]
    layers += [Layer('gloss', 'gloss'), Layer('matt', 'matt')]
    if 'fluted' in scene.finishes:
        layers += [Layer('fluted-white', 'satin', everything, True), Layer('fluted', 'satin', (), True)]
    if 'metallic' in scene.finishes:
        layers += [Layer('metallic-white', 'metallic', everything), Layer('metallic', 'metallic')]
    return layers


def layer_named(scene, name):
    if name in DRAFT_FINISHES:
        return Layer(name, DRAFT_FINISHES[name], fluted=name == 'draft-fluted')
    return next(layer for layer in layers_of(scene) if layer.name == name)
