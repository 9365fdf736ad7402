"""Which layers a scene needs.

Gloss and matt share the whites, which are matt: between two glossy layers, the edges of mirrored windows would never
cancel out quite. Metallic and fluted have whites of their own. Fluted shows all surfaces in one decor; metallic is the
first surface alone, with a matt companion on the others.
"""

from dataclasses import dataclass

BLACK = (0.0, 0.0, 0.0)
# Albedo of the laminate in white layers. The composition divides by it.
LIT = (0.8, 0.8, 0.8)

# A draft of a layout: one render with coloured laminate instead of two layers.
DRAFT_COLOURS = ((0.055, 0.11, 0.085), (0.56, 0.43, 0.30))
DRAFT_FINISHES = {'draft': 'gloss', 'draft-fluted': 'fluted', 'draft-metallic': 'metallic'}


@dataclass(frozen=True)
class Layer:
    """`lit`: indices of the surfaces that are white; all others are black."""

    name: str
    finish: str
    lit: tuple = ()

    def finishes(self, surfaces):
        beside = 'matt' if self.finish == 'metallic' else self.finish
        return [self.finish if index == 0 else beside for index in range(len(surfaces))]

    def colours(self, surfaces):
        if self.name in DRAFT_FINISHES:
            return DRAFT_COLOURS[: len(surfaces)]
        return [LIT if index in self.lit else BLACK for index in range(len(surfaces))]


def white_names(scene, finish=None):
    if finish == 'fluted':
        return ['fluted-white']
    first = f'{finish}-white' if finish else 'white'
    return [first] if len(scene.surfaces) == 1 else [f'{first}-{surface}' for surface in scene.surfaces]


def layers_of(scene):
    everything = tuple(range(len(scene.surfaces)))
    layers = [Layer(name, 'matt', (index,)) for index, name in enumerate(white_names(scene))]
    layers += [Layer('gloss', 'gloss'), Layer('matt', 'matt')]
    for finish in scene.finishes:
        lit = [everything] if finish == 'fluted' else [(index,) for index in everything]
        layers += [Layer(name, finish, each) for name, each in zip(white_names(scene, finish), lit)]
        layers.append(Layer(finish, finish))
    return layers


def layer_named(scene, name):
    if name in DRAFT_FINISHES:
        return Layer(name, DRAFT_FINISHES[name])
    return next(layer for layer in layers_of(scene) if layer.name == name)
