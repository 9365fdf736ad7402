"""Writes scene.json, which the composition reads. The README describes its keys."""

import json

from studio.layers import white_names

# Line width of the repository's formatter.
LINE = 110


def variants_of(scene):
    whites = [f'{name}.avif' for name in white_names(scene)]
    variants = {
        finish: {'white': whites, 'black': f'{finish}.avif', 'shadow': 'matt.avif'} for finish in ('gloss', 'matt')
    }
    for finish in scene.finishes:
        whites, black = [f'{name}.avif' for name in white_names(scene, finish)], f'{finish}.avif'
        variants[finish] = {'white': whites, 'black': black, 'shadow': black}
    return variants


def describe(scene, panels, fluted_panels=None):
    variants = variants_of(scene)
    if fluted_panels:
        variants['fluted'].update(ids='fluted-panels.png', panels=in_one_decor(fluted_panels))
    width, height = scene.size
    return {
        'width': width,
        'height': height,
        'exposure': scene.exposure,
        'surfaces': list(scene.surfaces),
        'ids': 'panels.png',
        'variants': variants,
        'panels': panels,
    }


def in_one_decor(panels):
    """For a variant with one white layer for all surfaces."""
    return [{**panel, 'surface': 0} for panel in panels]


def on_one_line(value):
    if isinstance(value, dict):
        return '{ ' + ', '.join(f'{json.dumps(key)}: {on_one_line(item)}' for key, item in value.items()) + ' }'
    if isinstance(value, list):
        return '[' + ', '.join(on_one_line(item) for item in value) + ']'
    return json.dumps(value)


def as_json(description):
    """JSON in the format of the repository's formatter: panels and variants on several lines, the rest on one."""
    return spread(description, 0) + '\n'


def spread(value, depth, before=0):
    line = on_one_line(value)
    is_panel = isinstance(value, dict) and 'corners' in value
    holds_objects = isinstance(value, (dict, list)) and any(isinstance(item, dict) for item in iterate(value))
    if not is_panel and not holds_objects and depth * 2 + before + len(line) < LINE:
        return line
    inner = '  ' * (depth + 1)
    if isinstance(value, dict):
        items = [f'{inner}{json.dumps(key)}: {spread(item, depth + 1, len(key) + 4)}' for key, item in value.items()]
        return '{\n' + ',\n'.join(items) + '\n' + '  ' * depth + '}'
    items = [inner + spread(item, depth + 1) for item in value]
    return '[\n' + ',\n'.join(items) + '\n' + '  ' * depth + ']'


def iterate(value):
    return value.values() if isinstance(value, dict) else value
