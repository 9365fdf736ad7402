import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { execa } from 'execa';
import { publishTogether } from 'releases/registry/publish';
import { writeReportedErrors } from 'releases/registry/reported-errors';
import { releaseFiles } from 'releases/registry/store/content-hash';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { sourceMapsFile } from 'releases/registry/store/source-maps';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gitIn } from '../testing/git.ts';
import { builtReviews } from '../testing/reviews-build.ts';
import { explainFrame } from './explain-frame.ts';
import { reportedFrame } from './reported-frame.ts';
import { tellStatus } from './tell-releases.ts';

/** The build minifies its styles, removes its types, and gives its function another name. */
const STARS = `import { css } from '@emotion/react';
import { useState } from 'react';

const row = css\`
  /* Side by side. */
  display: flex;
  gap: 4px;
\`;

interface StarsProps {
  given?: number;
}

function checkedStars(given: number): number {
  if (given > 5) throw new RangeError(\`too many stars: \${given}\`);
  return given;
}

function Stars({ given = 5 }: StarsProps) {
  const [stars] = useState(given);
  return <p css={row}>{checkedStars(stars)}</p>;
}

export default Object.assign(Stars, { prefetch: () => [checkedStars(6)] });
`;
/** It can be loaded without the contract. */
const LIST = `const Page = () => <h1>Reviews</h1>;
  export default { Page, parameters: {}, prefetch: () => [], head: () => ({ title: 'Reviews' }) };`;
const SCRIPT = 'client/static/js/async/__federation_expose_stars.js';

let folder: string;
let registry: string;
let hash: string;
let commit: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'));
  registry = join(folder, 'registry');
  const dist = await builtReviews(join(folder, 'mfe-reviews'), {
    'src/stars.tsx': STARS,
    'src/list.tsx': LIST,
  });
  const git = gitIn(folder);
  await git('init', '--quiet');
  await git('add', 'mfe-reviews/src');
  await git('commit', '--quiet', '--message', 'feat: stars');
  commit = await git('rev-parse', 'HEAD');
  [{ hash } = { hash: '' }] = await publishTogether([dist], registry, { why: 'a registry without a shell' });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const release = () => releaseFolder(registry, 'reviews', hash);
const explain = (frame: string, of = `reviews/${hash}`) => explainFrame(registry, reportedFrame(of, frame));

async function positionOf(script: string, text: string): Promise<string> {
  const lines = (await readFile(join(release(), script), 'utf8')).split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  return `${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
}

const explained = () => [
  expect.stringMatching(/^mfe-reviews\/src\/stars\.tsx:15:\d+ in checkedStars \(reviews \w{16}\)$/),
  '  13 |',
  '  14 | function checkedStars(given: number): number {',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source
  '> 15 |   if (given > 5) throw new RangeError(`too many stars: ${given}`);',
  '  16 |   return given;',
  '  17 | }',
  `git show ${commit.slice(0, 12)}:mfe-reviews/src/stars.tsx`,
];

test('a frame of a browser is explained by its line, its function and its commit', async () => {
  const position = await positionOf(SCRIPT, 'RangeError(');
  const file = SCRIPT.replace('client/', 'reviews/');
  const lines = await explain(`${file}:${position} (t)`);
  expect(lines).toEqual(explained());
  expect(
    await explain(`https://shop.example/releases/reviews/${hash}/${SCRIPT.slice(7)}?again=1:${position}`),
  ).toEqual(lines);
  expect(await explain(`${file}:${position}`, 'reviews')).toEqual(lines);
  const [, ...args] = lines.at(-1)?.split(' ') ?? [];
  expect((await execa('git', args, { cwd: folder })).stdout).toBe(STARS.trimEnd());
});

test('the status shows the source of the last error that browsers reported', async () => {
  const frame = `${SCRIPT.replace('client/', 'reviews/')}:${await positionOf(SCRIPT, 'RangeError(')}`;
  const report = { count: 1, at: '2026-11-22T10:00:00.000Z', page: '/reviews', sentence: 'It threw.', frame };
  await writeReportedErrors(registry, { [`reviews/${hash}`]: report });
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await tellStatus(registry);
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  const place = lines.findIndex((line) => line.includes('in checkedStars'));
  expect(lines.slice(place, place + 7).map((line) => line.trimEnd().slice(4))).toEqual(explained());
});

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It throws no error.');
}

test('a frame of an error that the server build throws is explained, too', async () => {
  const file = join(release(), 'server/remote.cjs');
  const run = compileFunction(await readFile(file, 'utf8'), ['module', 'require', '__dirname'], {
    filename: file,
  });
  const module = { exports: { modules: { stars: { prefetch: () => {} } } } };
  run(module, createRequire(join(folder, 'mfe-reviews/src/remote.ts')), dirname(file));
  const { stack = '' } = thrownBy(module.exports.modules.stars.prefetch);
  const [, frame = ''] = /\((\S+)\)/.exec(stack) ?? [];
  expect(await explain(frame)).toEqual(explained());
});

test('no file for shoppers is a source map, or names one', async () => {
  const files = await releaseFiles(release());
  expect(files).toContain(SCRIPT);
  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
  for (const file of files)
    expect(await readFile(join(release(), file), 'utf8')).not.toContain('sourceMappingURL');
});

test.each([
  ['a column behind the end', () => `${SCRIPT}:1:9999999`, /has no line 1 with a column 9999999\.$/],
  ['a line behind the end', () => `${SCRIPT}:900:1`, /has no line 900 with a column 1\.$/],
  [
    'another file',
    () => 'static/js/other.js:1:1',
    /is not stored here, or has no client\/static\/js\/other\.js\.$/,
  ],
  [
    'code of the bundler',
    () => 'remoteEntry.js:1:1',
    /^The frame is in .* not in a source of the shop: explain the next frame/,
  ],
])('%s is told by one sentence', async (_, frame, sentence) => {
  await expect(explain(frame())).rejects.toThrow(sentence);
});

test('a release without source maps, or with damaged ones, says so', async () => {
  const file = sourceMapsFile(release());
  const content = await readFile(file);
  const frame = `${SCRIPT}:${await positionOf(SCRIPT, 'RangeError(')}`;
  await writeFile(file, content.subarray(0, 1_000));
  await expect(explain(frame)).rejects.toThrow(/does not hold source maps/);
  await rm(file);
  await expect(explain(frame)).rejects.toThrow(/has no source maps: it was built before there were any\.$/);
});
