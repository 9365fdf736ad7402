import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedPackages } from 'operate/builds/build-packages';
import { ROOT, releasedPackagesOf } from 'operate/console/workspace';
import { tryBuilds } from 'operate/releases/tried-builds';
import { PartProcess } from 'parts/part-process';
import { publishTogether } from 'releases/registry/publish';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACT_BUILDS } from './testing/act-builds.ts';
import { combinedBuilds } from './testing/combined-build.ts';
import { HARMLESS_BUILDS } from './testing/harmless-builds.ts';
import { LASTING_BUILDS, type LastingBuild } from './testing/lasting-builds.ts';
import { MISBEHAVING_BUILDS } from './testing/misbehaving-builds.ts';
import { patchedBuild } from './testing/patched-build.ts';
import { SHOPPER_BUILDS } from './testing/shopper-builds.ts';
import { WATCHED_BUILDS } from './testing/watched-builds.ts';

const MINUTE = 60_000;
/** Harmless builds with changed code. The others differ only in their claims, which a trial does not see. */
const WITH_CODE = HARMLESS_BUILDS.filter(({ atLoad, inRender }) => (atLoad ?? inRender) !== undefined);

/** Keeps each core busy with several other programs while `work` runs. */
async function onBusyMachine<Result>(work: () => Promise<Result>): Promise<Result> {
  const programs = Array.from({ length: 4 * availableParallelism() }, () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    return new PartProcess(child, { isGuarded: true });
  });
  try {
    return await work();
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

const TOO_BUSY = /^This machine is too busy to try builds: nothing was refused or published\.$/;

// Each build is tried in a shop of its own, with a browser.
describe('in a shop', { tags: ['matrix'], timeout: 5 * MINUTE }, () => {
  let folder: string;
  const registry = () => join(folder, 'registry');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trial-'));
    await buildChangedPackages(ROOT, new AbortController().signal);
    await publishTogether(
      releasedPackagesOf(ROOT).map((name) => join(ROOT, name, 'dist')),
      registry(),
    );
  }, 5 * MINUTE);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function errorsOf(patch: Omit<LastingBuild, 'refusedFor'>): Promise<string> {
    const build = join(folder, 'patched', patch.name);
    const id = patch.remote ?? 'catalog';
    const candidate = await patchedBuild(join(ROOT, `mfe-${id}/dist`), build, patch);
    const reasons = await tryBuilds(ROOT, {
      registry: registry(),
      candidates: new Map([[id, candidate]]),
      shellFolder: join(ROOT, 'shell/dist'),
    });
    return reasons.join('\n');
  }

  test.each<LastingBuild>([...MISBEHAVING_BUILDS, ...LASTING_BUILDS])(
    'PROM-111 PROM-149 a build with $name is refused',
    async (patch) => {
      expect(await errorsOf(patch)).toMatch(patch.refusedFor);
    },
  );

  test.each<LastingBuild>([...SHOPPER_BUILDS, ...ACT_BUILDS])(
    'PROM-111 PROM-309 a build with $name is refused',
    async (patch) => {
      expect(await errorsOf(patch)).toMatch(patch.refusedFor);
    },
  );

  test.each(combinedBuilds(WATCHED_BUILDS))(
    'PROM-111 PROM-149 a build with each of these is refused for it: $name',
    async ({ build, patches }) => {
      const errors = await errorsOf(build);
      for (const { name, refusedFor } of patches) expect.soft(errors, name).toMatch(refusedFor);
    },
  );

  test.each(combinedBuilds(WITH_CODE))(
    'PROM-111 a build with all of these may go live: $name',
    async ({ build }) => {
      expect(await errorsOf(build)).toBe('');
    },
  );

  describe('on a busy machine', { timeout: 15 * MINUTE }, () => {
    const toldOf = (build: Omit<LastingBuild, 'refusedFor'>) =>
      onBusyMachine(() => errorsOf(build).catch(({ message }: Error) => message));

    test.each(WITH_CODE.slice(0, 1))('PROM-182 a build with $name is accused of nothing', async (build) => {
      expect(await toldOf(build)).toMatch(new RegExp(`^$|${TOO_BUSY.source}`));
    });

    test.each(MISBEHAVING_BUILDS.slice(0, 1))('PROM-182 a build with $name does not pass', async (build) => {
      expect(await toldOf(build)).toMatch(new RegExp(`${build.refusedFor.source}|${TOO_BUSY.source}`));
    });
  });
});
