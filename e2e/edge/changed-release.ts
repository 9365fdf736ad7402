import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { integrityOf } from './next-build.ts';

/**
 * Serves a page with changed scripts as if they had been released, with the integrity of the changed bytes.
 * @param scripts paths of the scripts; each comes after those whose integrity it contains
 */
export async function serveChanged(
  page: Page,
  scripts: readonly string[],
  change: (script: string) => string,
): Promise<void> {
  const integrities = new Map<string, string>();
  const withNewIntegrities = (text: string) =>
    [...integrities].reduce((changed, [before, after]) => changed.replaceAll(before, after), text);

  for (const [index, path] of scripts.entries()) {
    const original = await (await fetch(env.shopUrl + path)).text();
    const body = withNewIntegrities(index === 0 ? change(original) : original);
    integrities.set(integrityOf(original), integrityOf(body));
    await page.route(`**${path}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*', 'cache-control': 'max-age=3600' },
        body,
      }),
    );
  }
  await page.route(
    (url) => url.origin === env.shopUrl && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: withNewIntegrities(await response.text()) });
    },
  );
}
