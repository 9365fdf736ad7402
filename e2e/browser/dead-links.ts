import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { untilComposed } from '../provider-data/composed-pictures.ts';

/** Pages share most of their links, so each is requested once. */
const statuses = new Map<string, Promise<number>>();

const isPicture = (link: string) => new URL(link).pathname.startsWith('/images/');

/** The page's links within this shop whose status is not 200. One picture stands for all, which take seconds to compose. */
export async function deadLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href.split('#')[0] ?? ''),
    );
  const own = [...new Set(links)].filter((link) => new URL(link).origin === new URL(env.shopUrl).origin);
  const requested = [...own.filter((link) => !isPicture(link)), ...own.filter(isPicture).slice(0, 1)];
  const checked = await Promise.all(requested.map(async (link) => ({ link, status: await statusOf(link) })));
  return checked.filter(({ status }) => status !== 200).map(({ link, status }) => `${status} ${link}`);
}

function statusOf(link: string): Promise<number> {
  const known = statuses.get(link) ?? untilComposed(link);
  statuses.set(link, known);
  return known;
}
