import { SHARED_PACKAGES } from 'shared-contracts/document';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

/** Module Federation's table of instances in the page. */
type FederationInstance = {
  name: string;
  loadShare(key: string, extra?: object): Promise<false | (() => unknown)>;
};

const SHARED = Object.keys(SHARED_PACKAGES);

test.describe('shared packages on a page of several remotes', () => {
  test('every remote gets the same module objects as the shell', async ({ page }) => {
    await openPage(page, '/shop/Sheet');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();

    const remotes = await page.evaluate(async (shared) => {
      const { __FEDERATION__ } = globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: FederationInstance[] };
      };
      const [shell, ...others] = __FEDERATION__.__INSTANCES__;
      const moduleOf = async (instance: FederationInstance | undefined, key: string) => {
        const shareConfig = { singleton: true, requiredVersion: false };
        const factory = await instance?.loadShare(key, { customShareInfo: { shareConfig } });
        return factory ? factory() : undefined;
      };
      return Promise.all(
        others.map(async (remote) => {
          const same = await Promise.all(
            shared.map(async (key) => {
              const provided = await moduleOf(shell, key);
              return provided !== undefined && provided === (await moduleOf(remote, key));
            }),
          );
          return { name: remote.name, different: shared.filter((_, index) => !same[index]) };
        }),
      );
    }, SHARED);

    expect(remotes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mfe_catalog', 'mfe_cart_checkout']),
    );
    for (const remote of remotes) expect(remote.different, remote.name).toEqual([]);
  });

  test('no remote contains a copy of a shared package', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (/\/releases\/(?!shell\/)/.test(response.url()) && response.url().endsWith('.js')) {
        scripts.push(await response.text());
      }
    });
    await page.goto('/shop/Sheet');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).not.toContain('Minified React error');
  });

  test('there is one emotion cache with one key', { tag: '@all' }, async ({ page }) => {
    await page.goto('/shop/Sheet');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const keys = await page
      .locator('style[data-emotion]')
      .evaluateAll((styles) => [
        ...new Set(
          styles.map((style) =>
            style.getAttribute('data-emotion')?.replace(/(?:-global|-rendered)?(?: .*)?$/, ''),
          ),
        ),
      ]);
    expect(keys).toEqual(['s']);
  });
});
