import type { BuildPatch } from './patched-build.ts';

const block = (code = '') => `{ ${code}\n}`;

/** Combines the patches into builds: one for all patches of the same side, and one for each patch that has to be alone. */
export function combinedBuilds<Patch extends BuildPatch>(
  patches: readonly Patch[],
): { name: string; build: BuildPatch; patches: readonly Patch[] }[] {
  const groups = Map.groupBy(patches, ({ name, side, isAlone }) => (isAlone ? name : side));
  return [...groups.values()].map((group) => ({
    name: group.map(({ name }) => name).join(', '),
    build: combined(group),
    patches: group,
  }));
}

function combined(patches: readonly BuildPatch[]): BuildPatch {
  const [first] = patches;
  if (first && patches.length === 1) return first;
  return {
    name: `${first?.name} with others`,
    ...(first?.side && { side: first.side }),
    atLoad: patches.map(({ atLoad }) => block(atLoad)).join(''),
    inRender: patches.map(({ inRender }) => block(inRender)).join(''),
    server: (text) => patches.reduce((before, { server }) => server?.(before) ?? before, text),
    entry: (text) => patches.reduce((before, { entry }) => entry?.(before) ?? before, text),
    standaloneEntry: (text) =>
      patches.reduce((before, { standaloneEntry }) => standaloneEntry?.(before) ?? before, text),
    files: Object.assign({}, ...patches.map(({ files }) => files)),
    release: (release) => {
      for (const patch of patches) patch.release?.(release);
    },
  };
}
