"""Denoises two half-sample renders into one picture.

Light and surface are filtered apart: diffuse light without its albedo, reflections, and neither glow nor texture. So
textures stay sharp however few the samples are.
"""

import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
# -ffast-math, because the order of the sums does not matter. Two threads, because the machine is shared.
COMPILE = ['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-o']
ENVIRONMENT = {'OMP_NUM_THREADS': '2'}
# (pixels between neighbours, neighbours to each side, strength): each pass removes broader noise than the previous
# one, and can be stronger, because the remaining edges are certain by then.
PASSES = ((1, 5, 0.85), (2, 5, 0.9), (5, 4, 1.2), (12, 3, 1.4))


def compiled(folder):
    """The filter, built once for each working folder."""
    program = os.path.join(folder, 'denoise')
    sources = [os.path.join(HERE, name) for name in ('denoise.c', 'planes.h')]
    if not os.path.exists(program) or os.path.getmtime(program) < max(map(os.path.getmtime, sources)):
        subprocess.run([*COMPILE, program, sources[0], '-lm'], check=True)
    return program


def without_fireflies(light):
    """Clamps a pixel to slightly more than the upper third of its 3 × 3 neighbours."""
    height, width, _ = light.shape
    brightest = light.max(-1)
    padded = np.pad(brightest, 1, mode='edge')
    around = np.stack([padded[y : y + height, x : x + width] for y in range(3) for x in range(3)])
    around.sort(0)
    limit = around[6] * 2.5 + 0.05
    return light * np.minimum(1, limit / np.maximum(brightest, 1e-6))[..., None]


def diffuse_light(half):
    return half['DiffDir'] + half['DiffInd']


def reflections(half):
    glossy = (half['GlossDir'] + half['GlossInd']) * half['GlossCol']
    through = (half['TransDir'] + half['TransInd']) * half['TransCol']
    return glossy + through


def denoise(first_path, second_path, folder):
    """Returns the picture (scene-linear, float32) and the id map."""
    first, second = np.load(first_path), np.load(second_path)
    program = compiled(folder)
    height, width, _ = first['Normal'].shape

    def mean(name):
        return (first[name] + second[name]) / 2

    def scratch(name, values):
        path = os.path.join(folder, f'denoise-{name}.f32')
        np.ascontiguousarray(values, np.float32).tofile(path)
        return path

    seen = [mean('Normal'), mean('Position'), mean('Depth')[..., None], first['IndexOB'][..., None]]
    steering = scratch('features', np.concatenate(seen, -1))

    def filtered(light_of):
        halves = [scratch(name, without_fireflies(light_of(half))) for name, half in (('a', first), ('b', second))]
        for step, radius, strength in PASSES:
            numbers = [str(number) for number in (width, height, radius, step, strength)]
            subprocess.run([program, *numbers, steering, *halves], check=True, env={**os.environ, **ENVIRONMENT})
        return sum(np.fromfile(half, np.float32).reshape(height, width, 3) for half in halves) / 2

    picture = filtered(diffuse_light) * mean('DiffCol') + filtered(reflections) + mean('Emit') + mean('Env')
    return picture, np.rint(first['IndexOB']).astype(np.uint8)
