import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelease } from '../registry/release-manifest.ts';
import { shellBuild } from '../testing/artefact-fixture.ts';
import { FORBIDDEN_BUILDS } from '../testing/builds/forbidden-builds.ts';
import { HARMLESS_BUILDS } from '../testing/builds/harmless-builds.ts';
import { MISFIT_BUILDS } from '../testing/builds/misfit-builds.ts';
import { type BuildPatch, patchedBuild } from '../testing/builds/patched-build.ts';
import { builtReviews, shellFor } from '../testing/builds/reviews-build.ts';
import { buildErrors } from './check-build.ts';

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

describe('a build is refused', () => {
  test.concurrent.each([...FORBIDDEN_BUILDS, ...MISFIT_BUILDS])('for $name', async (patch) => {
    expect(await errorsOf(patch)).toMatch(patch.refusedFor);
  });
});

describe('a build may go live', () => {
  test.concurrent.each(HARMLESS_BUILDS)('with $name', async (patch) => {
    expect(await errorsOf(patch)).toBe('');
  });
});
