import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { logIn } from '../browser/log-in.ts';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { VISITOR_PAGES, type VisitorPage } from '../browser/visitor-pages.ts';
import { showWholePage, widerThanWindow } from '../browser/whole-page.ts';
import { env } from '../env.ts';
import { untilComposed } from '../provider-data/composed-pictures.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

// Each test is a first visit, with an empty cache.
test.use({ tab: 'own' });

// All pages are visited by one worker, so that each of their links is requested only once.
test.describe.configure({ mode: 'default' });

const PAGES: readonly VisitorPage[] = [
  ...VISITOR_PAGES,
  {
    path: shopPath('Sheet', { search: 'teak' }),
    heading: 'Results for “teak”',
    title: /^Results for “teak” ·/,
  },
];

/** Pages whose parts are tested in other journeys. */
const IN_PARTS = { tag: '@one-width' };

/** Reloads and the targets of links do not depend on the width, so they are only checked in the wide window. */
let isWide = true;
test.beforeEach(({ isMobile }) => {
  isWide = !isMobile;
});

test.describe('a deep link and a reload show the whole page', () => {
  for (const shown of PAGES) {
    const isSearch = shown.path.includes('search=');
    const details = isSearch ? IN_PARTS : { tag: '@core' };
    test(`at ${shown.path}`, details, async ({ page }) => {
      await expectWholePage(page, shown);
    });
  }

  test('of a product', { tag: '@core' }, async ({ page }) => {
    const [product] = await sheetsOnSale();
    const name = product.colour_name;
    await expectWholePage(page, {
      path: productPath(product),
      heading: name,
      title: new RegExp(`^${name} `),
    });
  });

  test('of the cart, when logged in', IN_PARTS, async ({ page }) => {
    await openPage(page, pagePath('/about'));
    await logIn(page);
    await expectWholePage(page, { path: pagePath('/cart'), heading: 'Your cart', title: /^Your cart ·/ });
  });
});

test('SITE-2 SITE-3 an unknown path shows a page without header and footer, which leads home', async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  const shown = {
    path: '/no/such/page',
    heading: 'Page not found',
    title: /^Page not found ·/,
  };
  expect(await show(page, shown)).toBe(404);
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

async function expectWholePage(page: Page, shown: VisitorPage): Promise<void> {
  expect(await show(page, shown)).toBe(200);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectSound(page);
}

/** Opens the page and then reloads it, expecting the same content. @returns its status */
async function show(page: Page, { path, heading, title }: VisitorPage): Promise<unknown> {
  const opened = await page.goto(path);
  await expectContent();
  if (isWide) {
    expect((await page.reload())?.status()).toBe(opened?.status());
    await expectContent();
  }
  return opened?.status();

  async function expectContent() {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await untilHydrated(page);
  }
}

async function expectSound(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true;
  });
  await showWholePage(page);
  expect(await widerThanWindow(page), 'scrolls sideways').toEqual([]);
  await expectAccessible(page);
  if (isWide) expect(await deadLinks(page), 'links that lead nowhere').toEqual([]);
}

/** Statuses by link. Pages share most of their links, so each is requested only once. */
const statuses = new Map<string, Promise<number>>();

const isProduct = (link: string) => /^\/shop(?:\/[^/]+){4}$/.test(new URL(link).pathname);

/**
 * The page's links within this shop whose status is not 200. One product represents all. Pictures take seconds to compose, so they are left to
 * the tests of the gallery.
 */
async function deadLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href.split('#')[0] ?? ''),
    );
  const { origin } = new URL(env.shopUrl);
  const own = [...new Set(links)].filter((link) => link.startsWith(origin) && !link.includes('/images/'));
  const requested = [...own.filter((link) => !isProduct(link)), ...own.filter(isProduct).slice(0, 1)];
  const checked = await Promise.all(requested.map(async (link) => ({ link, status: await statusOf(link) })));
  return checked.filter(({ status }) => status !== 200).map(({ link, status }) => `${status} ${link}`);
}

function statusOf(link: string): Promise<number> {
  const known = statuses.get(link) ?? untilComposed(link);
  statuses.set(link, known);
  return known;
}
