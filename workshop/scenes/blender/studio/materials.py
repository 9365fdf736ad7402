"""Materials of the rooms; the laminate itself is in laminate.py. Colours are scene-linear."""

import math

import bpy

from studio.nodes import Nodes

ACROSS = (0, 0, math.pi / 2)
BLACK, WHITE = (0, 0, 0), (1, 1, 1)


def times(colour, factor):
    return tuple(channel * factor for channel in colour)


def between(first, second, share):
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def plain(name, colour, roughness=0.5, **inputs):
    """A principled material; `inputs` by Blender's names with underscores: metallic, specular, transmission, clearcoat…"""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    sockets = material.node_tree.nodes['Principled BSDF'].inputs
    sockets['Base Color'].default_value = (*colour, 1)
    sockets['Roughness'].default_value = roughness
    for key, value in inputs.items():
        sockets[key.replace('_', ' ').title()].default_value = value
    return material


def metal(name, colour, roughness=0.2):
    return plain(name, colour, roughness, metallic=1)


def brass():
    return metal('brass', (0.72, 0.50, 0.22), 0.2)


def steel():
    return metal('steel', (0.62, 0.60, 0.57), 0.22)


def copper():
    return metal('copper', (0.71, 0.35, 0.21), 0.25)


def bell_metal():
    return metal('bell-metal', (0.61, 0.43, 0.22), 0.29)


def terracotta():
    return plain('terracotta', (0.46, 0.21, 0.11), 0.8)


def cupboard_inside():
    """Dark carcass, so that the gaps between fronts look like shadows."""
    return plain('cupboard-inside', (0.045, 0.04, 0.036), 0.6)


def ceiling_white():
    return plain('ceiling', (0.85, 0.84, 0.82), 0.9)


def glow(name, colour, strength):
    """A visible lamp that is not sampled as a light: area lights do the lighting, with far less noise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    nodes.tree.nodes.remove(nodes.surface)
    emission = nodes.add('Emission', {'Color': colour, 'Strength': strength})
    nodes.feed(nodes.output.inputs['Surface'], emission.outputs[0])
    material.cycles.sample_as_light = False
    return material


def plaster(name, colour):
    material = plain(name, colour, 0.9, specular=0.2)
    nodes = Nodes(material)
    nodes.bump(nodes.noise(nodes.coordinates(), 60, 5), 0.08, 0.004)
    return material


def wood(name, light, dark, roughness=0.45, along='x', planks=None):
    """Solid wood with its grain along an axis; `planks`: (length, width) of floor boards, each with another offset."""
    material = plain(name, light, roughness)
    nodes = Nodes(material)
    stretch = {'x': (0.6, 9, 9), 'y': (9, 0.6, 9), 'z': (9, 9, 0.6)}[along]
    place = nodes.coordinates(stretch)
    boards = None
    if planks:
        boards = nodes.add(
            'TexBrick',
            {
                'Vector': nodes.coordinates((1, 1, 1), (0, 0, 0) if along == 'x' else ACROSS),
                'Color1': BLACK,
                'Color2': WHITE,
                'Mortar': (0.5, 0.5, 0.5),
                'Scale': 1,
                'Brick Width': planks[0],
                'Row Height': planks[1],
                'Mortar Size': 0.0012,
                'Mortar Smooth': 0.1,
            },
            offset=0.37,
        )
        shift = nodes.add('VectorMath', {0: boards.outputs[0], 'Scale': 37}, operation='SCALE').outputs[0]
        place = nodes.add('VectorMath', {0: place, 1: shift}, operation='ADD').outputs[0]
    figure = nodes.noise(place, 1.6, 9, 0.62, 0.7)
    colour = nodes.ramp(figure, [(0.3, dark), (0.5, between(light, dark, 0.5)), (0.7, light)])
    pores = nodes.ramp(nodes.noise(place, 9, 4, 0.7), [(0.3, (0.8, 0.8, 0.8)), (0.6, WHITE)])
    colour = nodes.mix(0.6, colour, pores, 'MULTIPLY')
    if boards:
        tint = nodes.ramp(boards.outputs[0], [(0, (0.86, 0.86, 0.86)), (1, (1.06, 1.04, 1.0))])
        colour = nodes.mix(1, colour, tint, 'MULTIPLY')
        colour = nodes.mix(boards.outputs['Fac'], colour, times(dark, 0.35))
        nodes.bump(nodes.ramp(boards.outputs['Fac'], [(0, WHITE), (1, BLACK)]), 0.5, 0.001)
    nodes.colour(colour)
    return material


def oak(along='x'):
    return wood(f'oak-{along}', (0.50, 0.33, 0.19), (0.33, 0.20, 0.105), 0.42, along)


def teak(along='x'):
    return wood(f'teak-{along}', (0.30, 0.155, 0.07), (0.17, 0.08, 0.035), 0.38, along)
