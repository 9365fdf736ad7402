import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { chosenPackages } from './chosen-packages.ts';

async function checkout(): Promise<string> {
  const root = await temporaryFolder();
  for (const name of ['mfe-catalog', 'mfe-account', 'shell', 'provider']) {
    await writeFiles(root, { [`${name}/package.json`]: '{}' });
  }
  return root;
}

describe('chosenPackages', () => {
  test.each([
    [[], ['shell', 'mfe-account', 'mfe-catalog']],
    [['catalog'], ['mfe-catalog']],
    [
      ['mfe-catalog', 'shell'],
      ['shell', 'mfe-catalog'],
    ],
  ])('of %j are %j', async (names, packages) => {
    expect(chosenPackages(await checkout(), names)).toEqual(packages);
  });

  test('are refused with the names to choose from when one is unknown', async () => {
    const root = await checkout();
    expect(() => chosenPackages(root, ['catalogue'])).toThrow(
      'There is no "catalogue" in this checkout. Choose from: shell, account, catalog.',
    );
  });
});
