import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtReviews, shellFor } from 'operate/testing/reviews-build';
import { buildErrors } from 'releases/gate/check-build';
import { readRelease } from 'releases/registry/store/release-manifest';
import { shellBuild } from 'releases/testing/artefact-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { combinedBuilds } from './testing/combined-build.ts';
import { DISTURBING_BUILDS } from './testing/disturbing-builds.ts';
import { EVASIVE_BUILDS } from './testing/evasive-builds.ts';
import { FORBIDDEN_BUILDS } from './testing/forbidden-builds.ts';
import { HARMLESS_BUILDS } from './testing/harmless-builds.ts';
import { LASTING_BUILDS } from './testing/lasting-builds.ts';
import { MISBEHAVING_BUILDS } from './testing/misbehaving-builds.ts';
import { MISFIT_BUILDS } from './testing/misfit-builds.ts';
import { type BuildPatch, patchedBuild } from './testing/patched-build.ts';
import { TAKEOVER_BUILDS } from './testing/takeover-builds.ts';
import { WATCHED_BUILDS } from './testing/watched-builds.ts';

const HARMFUL_BUILDS = [FORBIDDEN_BUILDS, TAKEOVER_BUILDS, EVASIVE_BUILDS, MISFIT_BUILDS].flat();
const TRIED_BUILDS = [WATCHED_BUILDS, DISTURBING_BUILDS, MISBEHAVING_BUILDS, LASTING_BUILDS].flat();

const FILE = join(import.meta.dirname, '../../../../docs/harmful-builds.md');

interface DocumentedBuild {
  name: string;
  /** What the gate says. */
  sentence: string | undefined;
}

/** The rows of the tables of `docs/harmful-builds.md`. */
function documentedBuilds(): DocumentedBuild[] {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| (.+) \|$/gm);
  return [...rows].flatMap(([, row = '']) => {
    const [name = '', , sentence] = row.split(' | ');
    return name === 'build' || name === '-' ? [] : [{ name, sentence }];
  });
}

/** A sentence of the gate without the id and without the names of files, which contain hashes. */
function asDocumented(sentence: string): string {
  return sentence.replace(/^[a-z-]+: /, '').replace(/^(?:client|server)\/\S+js /, 'its script ');
}

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

const withoutNumbers = (sentence: string) => sentence.replaceAll(/\d+/g, '…');
const documented = new Map(documentedBuilds().map((row) => [row.name, row]));

// A build takes a fifth of a second to patch, to read and to open. So each run combines the patches into a dozen builds, and the
// matrix makes one of each.
const matrix = { tags: ['matrix'] };

describe('a build is refused', () => {
  test.each(combinedBuilds(HARMFUL_BUILDS))(
    'PROM-105 PROM-149 with a sentence for each of: $name',
    async ({ build, patches }) => {
      const reasons = await reasonsFor(build);
      const told = reasons.map((reason) => withoutNumbers(asDocumented(reason)));
      for (const { name, refusedFor } of patches) {
        expect.soft(reasons.join('\n'), name).toMatch(refusedFor);
        expect.soft(told, name).toContain(withoutNumbers(documented.get(name)?.sentence ?? ''));
      }
    },
  );

  test.concurrent.each(HARMFUL_BUILDS)('PROM-105 for $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toMatch(patch.refusedFor);
  });
});

test('PROM-105 what the others follow from is told first', async () => {
  const code = ['a page of 300 KB', 'cookies', 'a second React'].map((wanted) =>
    HARMFUL_BUILDS.find(({ name }) => name === wanted),
  );
  const atLoad = code.map((each) => `{ ${each?.atLoad ?? each?.inRender} }`).join('');
  const [first, ...others] = await reasonsFor({ name: 'copies first', side: 'client', atLoad });
  expect(first).toMatch(/its own copy of react/);
  expect(others.join(' ')).toMatch(/cookies.*may load \d+ KB/);
});

describe('a build may go live', () => {
  test.each(combinedBuilds(HARMLESS_BUILDS))('PROM-105 with all of: $name', async ({ build }) => {
    expect(await errorsOf(build)).toBe('');
  });

  test.concurrent.each(HARMLESS_BUILDS)('PROM-105 with $name', matrix, async (patch) => {
    expect(await errorsOf(patch)).toBe('');
  });
});

describe('the table of builds', () => {
  test('PROM-105 has each harmful build of the matrix, and no other', () => {
    const builds = [...HARMFUL_BUILDS, ...TRIED_BUILDS];
    expect(documentedBuilds().map(({ name }) => name)).toEqual(builds.map(({ name }) => name));
  });

  test('PROM-105 is followed by the list of the harmless ones', () => {
    const listed = [...readFileSync(FILE, 'utf8').matchAll(/^- (.+)$/gm)].map(([, name]) => name);
    expect(listed).toEqual(HARMLESS_BUILDS.map(({ name }) => name));
  });

  test.each(TRIED_BUILDS)('PROM-105 has the sentence about $name', ({ name, refusedFor }) => {
    expect(documented.get(name)?.sentence).toMatch(refusedFor);
  });
});
