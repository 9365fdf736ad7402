import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { untilHydrated } from 'e2e/browser/open-page';
import { checkoutToDevelop, startDevelopment } from 'e2e/development/started-development';
import { env } from 'e2e/env';
import { say } from 'workbench/console/progress';
import { runCommand } from 'workbench/console/run-command';

const PAGE = '/shop/Sheet';
const TIMES = 5;
const SOURCE = 'mfe-catalog/src/shop/filters/filter-drawer.tsx';
const TEXT = '{messages.applyFilters}';

// Prints what a developer waits for: `npm run dev -- catalog` in a copy of the checkout in which nothing is built, then once more.
await runCommand(async () => {
  const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
  const checkout = await checkoutToDevelop();

  /** @returns milliseconds from the command to the first page */
  const developed = async (use: (page: Page) => Promise<void>): Promise<number> => {
    const page = await browser.newPage({ viewport: { width: 820, height: 1100 } });
    const begin = performance.now();
    const development = await startDevelopment(checkout);
    try {
      await page.goto(development.shop + PAGE);
      await page.getByRole('article').first().waitFor();
      const shown = performance.now() - begin;
      await untilHydrated(page);
      await use(page);
      return shown;
    } finally {
      await development.stop();
      await page.close();
    }
  };

  /** @returns milliseconds from a saved line to the open page that shows it, for each change */
  const saved = async (page: Page): Promise<number[]> => {
    const times: number[] = [];
    const search = page.locator('input[role=combobox]').first();
    await search.fill('teak');
    await page.getByRole('link', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.waitFor();
    for (let turn = 1; turn <= TIMES; turn += 1) {
      const begin = performance.now();
      await checkout.reword(SOURCE, `${TEXT}${'!'.repeat(turn - 1)}</`, `${TEXT}${'!'.repeat(turn)}</`);
      await drawer.getByRole('button', { name: `Apply Filters${'!'.repeat(turn)}` }).waitFor();
      times.push(performance.now() - begin);
    }
    if ((await search.inputValue()) !== 'teak') throw new Error('A saved change has lost the typed search.');
    return times.sort((a, b) => a - b);
  };

  try {
    const first = await developed(async () => undefined);
    let times: number[] = [];
    const again = await developed(async (page) => {
      times = await saved(page);
    });
    say('\nnpm run dev -- catalog, beside this shop');
    say(`first page, nothing built  ${(first / 1000).toFixed(1)} s`);
    say(`first page, started again  ${(again / 1000).toFixed(1)} s`);
    const [median = 0, longest = 0] = [times[Math.floor(TIMES / 2)], times.at(-1)];
    say(`saved change, state kept   median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`);
    return true;
  } finally {
    await browser.close();
    await checkout.remove();
  }
});
