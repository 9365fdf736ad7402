import { openPage } from '../browser/open-page.ts';
import { pageScripts } from '../browser/rendered-document.ts';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { keepBundlers } from './kept-bundlers.ts';

type ProvidedPackage = {
  /** Set if Module Federation has loaded the package. */
  lib?: () => unknown;
  get: () => Promise<() => unknown>;
};

declare global {
  interface Window {
    __FEDERATION__: {
      moduleInfo: Record<
        string,
        { remotesInfo: Record<string, { matchedVersion: string }>; shared: { sharedName: string }[] }
      >;
      __INSTANCES__: {
        shareScopeMap: { default: Record<string, Record<string, ProvidedPackage>> };
      }[];
    };
  }
}

/** Federation name of each remote in the page → its shared packages, and whether each is the shell's instance. */
async function packagesOfRemotes(): Promise<Record<string, Record<string, boolean>>> {
  const shared = window.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
  const remotes = window.bundlers.map(async ({ m, federation, consumesLoadingData }) => {
    const consumed = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping);
    const packages = consumed.map(async ([id, { shareKey }]) => {
      const [provided] = Object.values(shared[shareKey] ?? {});
      const module: { exports?: unknown } = {};
      m[id]?.(module);
      // A remote may have got a package that is loaded later before Module Federation was there.
      const own = m[id] && (provided?.lib ?? (await provided?.get()))?.();
      return m[id] ? [[shareKey, module.exports === own] as const] : [];
    });
    const entries = (await Promise.all(packages)).flat();
    return [federation.initOptions.name, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(await Promise.all(remotes));
}

test.describe('shared packages on a page of several remotes', () => {
  test('PROM-212 every remote gets the same module objects as the shell', { tag: '@core' }, async ({
    page,
  }) => {
    await page.addInitScript(keepBundlers);
    const entries: string[] = [];
    page.on('request', (request) => {
      if (/\/catalog\/.*remoteEntry/.test(request.url())) entries.push(request.url());
    });
    // The first page starts without Module Federation, which adopts its remote on the second page.
    expect((await pageScripts(env.shopUrl, '/shop/Sheet')).join()).not.toContain('federation-packages');
    // Until Module Federation is loaded, a click leads to a document, which would load the remote again.
    const nextPage = page.waitForResponse(
      (response) =>
        /__federation_expose_product\./.test(response.url()) &&
        response.request().resourceType() === 'script',
    );
    await openPage(page, '/shop/Sheet');
    await (await nextPage).finished();
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();

    const used = expect.objectContaining({ react: true, 'shared-contracts/look': true });
    await expect
      .poll(() => page.evaluate(packagesOfRemotes))
      .toEqual(expect.objectContaining({ mfe_catalog: used, mfe_cart_checkout: used }));
    const remotes = await page.evaluate(packagesOfRemotes);
    expect(Object.values(remotes).flatMap((packages) => Object.values(packages))).not.toContain(false);
    expect(entries).toHaveLength(1);
    expect(await page.evaluate(() => window.bundlers.length)).toBe(Object.keys(remotes).length);

    // The developer tools of Module Federation read this.
    const { shell, ...others } = await page.evaluate(() => window.__FEDERATION__.moduleInfo);
    const ids = Object.entries(shell?.remotesInfo ?? {}).map(
      ([name, info]) => `${name}:${info.matchedVersion}`,
    );
    expect(ids).toEqual(Object.keys(others));
    expect(ids.join()).toContain('mfe_catalog:http');
    expect(shell?.shared.map(({ sharedName }) => sharedName)).toContain('react');
  });

  test('PROM-15 no remote contains a copy of a shared package, and all share one emotion cache', {
    tag: '@core',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      // Prefetched scripts may be cancelled.
      const isScript = response.request().resourceType() === 'script';
      if (isScript && /\/releases\/(?!shell\/)/.test(response.url())) scripts.push(await response.text());
    });
    await page.goto('/shop/Sheet');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).not.toContain('Minified React error');
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
