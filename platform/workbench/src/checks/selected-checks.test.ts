import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { journeysOf, selectedChecks } from './selected-checks.ts';

async function checkNames(...args: string[]): Promise<string[][]> {
  return withTemporaryFolder(async (root) => {
    for (const name of ['e2e', 'mfe-catalog', 'provider']) {
      await mkdir(join(root, name));
      await writeFile(join(root, name, 'package.json'), '{}');
      await writeFile(join(root, name, 'tsconfig.json'), '{}');
    }
    const lanes = await selectedChecks(root, args, new AbortController().signal);
    return lanes.map(({ checks }) => checks.map(({ name }) => name));
  });
}

describe('selectedChecks', () => {
  it('takes everything without arguments, and the journeys beside the rest', async () => {
    const [journeys, others = []] = await checkNames();
    expect(journeys).toEqual(['journeys in the browser']);
    expect(others).toEqual(expect.arrayContaining(['format', 'lint', 'types of e2e', 'rules']));
    expect(others.at(-1)).toBe('tests of the packages');
  });

  it.each([
    ['types and tests of a package', ['provider'], [['types of provider', 'tests of provider']]],
    [
      'those of several packages',
      ['provider', 'mfe-catalog'],
      [['types of mfe-catalog', 'types of provider', 'tests of the packages']],
    ],
    [
      'the journeys of a package',
      ['mfe-catalog', 'e2e'],
      [['journeys in the browser'], ['types of e2e', 'types of mfe-catalog', 'tests of mfe-catalog']],
    ],
    ['some tests of a package', ['mfe-catalog', 'src/a.test.ts', '-t', 'adds'], [['tests of mfe-catalog']]],
    ['some journeys', ['e2e', 'journeys/shop/filters.spec.ts:12'], [['journeys in the browser']]],
  ])('takes %s', async (_, args, names) => {
    expect(await checkNames(...args)).toEqual(names);
  });

  it('names the packages when one does not exist', async () => {
    await expect(checkNames('catalog')).rejects.toThrow(
      'Choose from: e2e, mfe-catalog, provider; or --changed.',
    );
  });

  it('takes files for one package alone', async () => {
    await expect(checkNames('mfe-catalog', 'provider', 'src/a.test.ts')).rejects.toThrow('one package alone');
  });
});

describe('journeysOf', () => {
  it('gives the journeys of remotes', () => {
    expect(journeysOf(['mfe-inspiration', 'e2e'])).toEqual(['journeys/every-page']);
  });

  it('gives all when any other package is among them', () => {
    expect(journeysOf(['mfe-inspiration', 'provider', 'e2e'])).toEqual([]);
    expect(journeysOf(['e2e'])).toEqual([]);
  });
});
