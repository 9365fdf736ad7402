// @module-tag all
import { join } from 'node:path';
import { packagesOf, ROOT } from 'operate/console/workspace';
import { runToEnd } from 'operate/processes/child-process';
import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { journeysOf, selectedChecks } from './selected-checks.ts';

const CHECKOUT = ['e2e', 'mfe-catalog', 'platform/edge', 'provider'].flatMap((name) => [
  [`${name}/package.json`, '{}'],
  [`${name}/tsconfig.json`, JSON.stringify({ compilerOptions: { types: name === 'e2e' ? ['node'] : [] } })],
]);

async function checkNames(...args: string[]): Promise<string[]> {
  return inCheckoutWith(Object.fromEntries(CHECKOUT), async (root) => {
    const checks = await selectedChecks(root, args, new AbortController().signal);
    return checks.map(({ name }) => name);
  });
}

describe('selectedChecks', () => {
  it('takes everything without arguments, the suites before the journeys', async () => {
    const names = await checkNames();
    expect(names).toEqual(expect.arrayContaining(['format', 'lint', 'rules']));
    expect(names.slice(-2)).toEqual(['tests of the packages', 'journeys in the browser']);
  });

  it.each([
    ['types and tests of a package', ['provider'], ['types of provider', 'tests of provider']],
    [
      'those of several packages, types by one program',
      ['provider', 'mfe-catalog'],
      ['types of mfe-catalog, provider', 'tests of the packages'],
    ],
    [
      'the journeys of a package',
      ['mfe-catalog', 'e2e'],
      ['types of e2e', 'types of mfe-catalog', 'tests of mfe-catalog', 'journeys in the browser'],
    ],
    ['a package by its short name', ['edge'], ['types of platform/edge', 'tests of platform/edge']],
    ['some tests of a package', ['mfe-catalog', 'src/a.test.ts', '-t', 'adds'], ['tests of mfe-catalog']],
    ['some journeys', ['e2e', 'journeys/shop/filters.spec.ts:12'], ['journeys in the browser']],
  ])('takes %s', async (_, args, names) => {
    expect(await checkNames(...args)).toEqual(names);
  });

  it('names the packages when one does not exist', async () => {
    await expect(checkNames('catalog')).rejects.toThrow(
      'Choose from: e2e, mfe-catalog, platform/edge, provider; or --changed.',
    );
  });

  it('takes files for one package alone', async () => {
    await expect(checkNames('mfe-catalog', 'provider', 'src/a.test.ts')).rejects.toThrow('one package alone');
  });
});

describe('journeysOf', () => {
  const FILES = ['journeys/purchase/', 'journeys/product/product-swatches', 'rendering/first-view'];
  /** The files whose journeys Playwright selects, with their tags in brackets. */
  async function filesOf(...packages: string[]): Promise<string[]> {
    const playwright = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
    const args = [...FILES, ...journeysOf(packages, packagesOf(ROOT))];
    const { code, output } = await runToEnd([process.execPath, playwright, 'test', '--list', ...args], {
      folder: join(ROOT, 'e2e'),
      stop: new AbortController().signal,
      environment: { SHOP_URL: 'http://shop.test' },
    });
    expect(code, output).toBe(0);
    return [...new Set([...output.matchAll(/› (\S+\.spec\.ts)/g)].map(([, file = '']) => file))];
  }

  it('selects the purchases of npm test for a change of the checkout, and a journey without the tag of a remote', async () => {
    const selected = await filesOf('mfe-cart-checkout', 'e2e');
    expect(selected).toEqual(
      expect.arrayContaining([
        'journeys/purchase/new-customer.phone.spec.ts',
        'rendering/first-view.spec.ts',
      ]),
    );
    expect(selected).not.toContain('journeys/product/product-swatches.spec.ts');
  });

  it('selects all journeys of npm test when any other package has changed', () => {
    const all = journeysOf([], ['mfe-catalog', 'provider']);
    expect(journeysOf(['mfe-catalog', 'provider', 'e2e'], ['mfe-catalog', 'provider'])).toEqual(all);
    expect(journeysOf(['mfe-catalog'], ['mfe-catalog', 'provider'])).not.toEqual(all);
  });
});
