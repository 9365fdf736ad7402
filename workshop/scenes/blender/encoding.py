"""Encodes scene-linear light as the files of layers/."""

import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
# Maximum light in a layer. Brighter pixels are lamps, which are white anyway.
BRIGHTEST = 4.0


def as_stored(light, scene):
    """Applies the scene's exposure and white balance; returns 16-bit codes."""
    developed = light * np.float32(scene.balance) * scene.exposure
    codes = np.clip(developed / BRIGHTEST, 0, 1) ** (1 / 2.2)
    return (codes * 65535 + 0.5).astype(np.uint16)


def encode(values, target):
    """`.avif` takes 16-bit RGB, `.png` an 8-bit id map."""
    height, width = values.shape[:2]
    raw = f'{target}.raw'
    np.ascontiguousarray(values).tofile(raw)
    subprocess.run(['node', f'{HERE}/encode-layer.ts', raw, str(width), str(height), target], check=True)
    os.remove(raw)
