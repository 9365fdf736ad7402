"""Renders the scene into the passes that the denoiser needs, one EXR file per pass."""

import os

import addon_utils
import bpy

# Blender's property of a view layer → the name of its output.
PASSES = {
    'diffuse_direct': 'DiffDir',
    'diffuse_indirect': 'DiffInd',
    'diffuse_color': 'DiffCol',
    'glossy_direct': 'GlossDir',
    'glossy_indirect': 'GlossInd',
    'glossy_color': 'GlossCol',
    'transmission_direct': 'TransDir',
    'transmission_indirect': 'TransInd',
    'transmission_color': 'TransCol',
    'emit': 'Emit',
    'environment': 'Env',
    'normal': 'Normal',
    'position': 'Position',
    'z': 'Depth',
    'object_index': 'IndexOB',
}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable('cycles')
    bpy.context.scene.render.engine = 'CYCLES'


def set_up(width, height, samples, seed):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    scene.view_settings.view_transform = 'Standard'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.seed = seed
    # The denoiser compares two halves: both must have the same number of samples everywhere.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 5
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.3
    layer = scene.view_layers[0]
    layer.use_pass_combined = True
    for switch in PASSES:
        setattr(layer, f'use_pass_{switch}', True)


def render(folder):
    """Writes `<folder>/<pass>_0001.exr`. Blender cannot read its own multilayer files back, so each pass is a file."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    # The files exist for seconds; compressing them would take longer than writing them.
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for output in PASSES.values():
        files.file_slots.new(f'{output}_')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    scene.render.filepath = os.path.join(folder, 'unused.png')
    bpy.ops.render.render(write_still=False)


def gather(folder, target):
    """Packs the EXRs into one .npz and removes them. Needs numpy: Debian's python3-numpy works inside Blender."""
    import numpy as np

    arrays = {}
    for output in PASSES.values():
        path = os.path.join(folder, f'{output}_0001.exr')
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        pixels = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(pixels)
        # Blender's rows start at the bottom.
        pixels = pixels.reshape(height, width, image.channels)[::-1]
        arrays[output] = pixels[..., 0].copy() if output in ('IndexOB', 'Depth') else pixels[..., :3].copy()
        bpy.data.images.remove(image)
        os.remove(path)
    np.savez(target, **arrays)
