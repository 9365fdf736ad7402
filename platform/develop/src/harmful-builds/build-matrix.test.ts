// @module-tag all
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtReviews, shellFor } from 'operate/testing/reviews-build';
import { buildErrors } from 'releases/gate/check-build';
import { CODE_RULES } from 'releases/gate/rules/code-rules';
import { RULES } from 'releases/gate/rules-page';
import { readRelease } from 'releases/registry/store/release-manifest';
import { shellBuild } from 'releases/testing/artefact-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { combinedBuilds } from './testing/combined-build.ts';
import { HARMLESS_BUILDS } from './testing/harmless-builds.ts';
import { MISFIT_BUILDS } from './testing/misfit-builds.ts';
import { type BuildPatch, patchedBuild } from './testing/patched-build.ts';
import { SERVER_BUILDS } from './testing/server-builds.ts';

const HARMFUL_BUILDS = [...SERVER_BUILDS, ...MISFIT_BUILDS];
const IDS = RULES.map(({ id }) => id);

let folder: string;
let reviews: string;
let shell: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
  reviews = await builtReviews(join(folder, 'reviews'));
  shell = await shellFor(reviews, await shellBuild(join(folder, 'shell')));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function errorsOf(patch: BuildPatch): Promise<string> {
  return (await reasonsFor(patch)).join('\n');
}

async function reasonsFor(patch: BuildPatch): Promise<string[]> {
  const build = await patchedBuild(reviews, join(folder, 'patched', patch.name.replaceAll('/', '-')), patch);
  const others = [await readRelease(shell)];
  return buildErrors({ id: 'reviews', folder: build, others, shellFolder: shell, previous: [] });
}

// It takes a fifth of a second to patch, read and open a build. The usual run therefore combines the patches into a dozen builds; only the
// matrix makes a build of each patch.
const matrix = { tags: ['matrix'] };

describe('a build is refused', () => {
  test.each(combinedBuilds(HARMFUL_BUILDS))(
    'PROM-105 PROM-149 with a sentence for each of: $name',
    async ({ build, patches }) => {
      const reasons = await reasonsFor(build);
      for (const { name, refusedFor } of patches) expect.soft(reasons.join('\n'), name).toMatch(refusedFor);
      for (const reason of reasons) expect(IDS).toContain(/ \[([a-z-]+)\]$/.exec(reason)?.[1]);
    },
  );

  test.concurrent.each(HARMFUL_BUILDS)('PROM-105 for $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toMatch(patch.refusedFor);
  });
});

test('PROM-105 PROM-149 each rule of code is found in a built script, after what the others follow from', async () => {
  const copy = MISFIT_BUILDS.find(({ name }) => name === 'a second React')?.atLoad;
  const examples = Object.values(CODE_RULES).flatMap((rule) => rule.examples);
  const inRender = examples.map((code) => `{ ${code} }`).join('');
  const [first, ...others] = await reasonsFor({ name: 'code', side: 'client', atLoad: copy ?? '', inRender });
  expect(first).toMatch(/its own copy of react/);
  const told = others.map((reason) => / \[([a-z-]+)\]$/.exec(reason)?.[1]);
  expect(told).toEqual(expect.arrayContaining(Object.keys(CODE_RULES)));
});

test('PROM-105 a build keeps the modules that the releases before the live ones show', async () => {
  const build = await patchedBuild(reviews, join(folder, 'patched/kept'), { name: 'kept' });
  const live = await readRelease(shell);
  const previous = [{ ...live, mounts: ['reviews/stars', 'reviews/gone', 'cart-checkout/gone'] }];
  const reasons = await buildErrors({
    id: 'reviews',
    folder: build,
    others: [live],
    shellFolder: shell,
    previous,
  });
  expect(reasons).toEqual([expect.stringMatching(/^reviews\/gone is still shown .* \[rolls-back\]$/)]);
});

describe('a build may go live', () => {
  test.each(combinedBuilds(HARMLESS_BUILDS))('PROM-105 with all of: $name', async ({ build }) => {
    expect(await errorsOf(build)).toBe('');
  });

  test.concurrent.each(HARMLESS_BUILDS)('PROM-105 with $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toBe('');
  });
});
