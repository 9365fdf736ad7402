import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelease } from '../registry/release-manifest.ts';
import { shellBuild } from '../testing/artefact-fixture.ts';
import { combinedBuilds } from '../testing/builds/combined-build.ts';
import { FORBIDDEN_BUILDS } from '../testing/builds/forbidden-builds.ts';
import { HARMLESS_BUILDS } from '../testing/builds/harmless-builds.ts';
import { MISFIT_BUILDS } from '../testing/builds/misfit-builds.ts';
import { type BuildPatch, patchedBuild } from '../testing/builds/patched-build.ts';
import { builtReviews, shellFor } from '../testing/builds/reviews-build.ts';
import { TAKEOVER_BUILDS } from '../testing/builds/takeover-builds.ts';
import { buildErrors } from './check-build.ts';

const HARMFUL_BUILDS = [...FORBIDDEN_BUILDS, ...TAKEOVER_BUILDS, ...MISFIT_BUILDS];

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
  const build = await patchedBuild(reviews, join(folder, 'patched', patch.name.replaceAll('/', '-')), patch);
  const others = [await readRelease(shell)];
  return (await buildErrors({ id: 'reviews', folder: build, others, shellFolder: shell, previous: [] })).join(
    '\n',
  );
}

// A build takes a fifth of a second to patch, to read and to open. So each run combines the patches into a dozen builds, and the
// matrix makes one of each.
const matrix = { tags: ['matrix'] };

describe('a build is refused', () => {
  test.each(combinedBuilds(HARMFUL_BUILDS))(
    'with a sentence for each of: $name',
    async ({ build, patches }) => {
      const errors = await errorsOf(build);
      for (const { name, refusedFor } of patches) expect.soft(errors, name).toMatch(refusedFor);
    },
  );

  test.concurrent.each(HARMFUL_BUILDS)('for $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toMatch(patch.refusedFor);
  });
});

describe('a build may go live', () => {
  test.each(combinedBuilds(HARMLESS_BUILDS))('with all of: $name', async ({ build }) => {
    expect(await errorsOf(build)).toBe('');
  });

  test.concurrent.each(HARMLESS_BUILDS)('with $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toBe('');
  });
});
