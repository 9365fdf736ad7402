import { shopPath } from 'shared-contracts/routes';
import { openPage, untilHydrated } from '../../browser/open-page.ts';
import { chooseFilter, countProducts, firstPageLine, resultLine } from '../../browser/product-list.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { widerThanWindow } from '../../browser/whole-page.ts';

/** Filters, each of which narrows the list further. */
const CHOICES = [
  { facet: 'category', name: '1.5mm Acrylic' },
  { facet: 'type', name: 'Solid' },
  { facet: 'shade', name: 'Blue' },
  { facet: 'application', name: 'Kitchen' },
] as const;

type Narrowed = { path: string; line: string };

test('filters change list and address, Back and Forward restore them, a reload keeps them, Reset clears them', {
  tag: ['@catalog', '@core'],
}, async ({ page }) => {
  const states = await Promise.all([0, 1, 2, 3, 4].map(narrowedBy));
  const [all] = states;
  await openPage(page, '/shop/Sheet');

  await test.step('each choice narrows', async () => {
    for (const [made, { name }] of CHOICES.entries()) {
      await chooseFilter(page, name);
      await expectNarrowed(page, states[made + 1]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1.5mm Acrylic Products');
    expect(await widerThanWindow(page), 'scrolls sideways').toEqual([]);
  });

  await test.step('Back and Forward restore', async () => {
    for (const before of states.slice(0, -1).reverse()) {
      await page.goBack();
      await expectNarrowed(page, before);
    }
    for (const after of states.slice(1)) {
      await page.goForward();
      await expectNarrowed(page, after);
    }
  });

  await test.step('F5 keeps', async () => {
    await page.reload();
    await untilHydrated(page);
    await expectNarrowed(page, states.at(-1));
    const openDrawer = page.getByRole('link', { name: 'Filters · 4' });
    if (await openDrawer.isVisible()) await openDrawer.click();
    for (const { name } of CHOICES) {
      await expect(page.getByRole('checkbox', { name }).filter({ visible: true })).toBeChecked();
    }
  });

  await test.step('Reset drops', async () => {
    await page.getByRole('link', { name: 'Reset' }).filter({ visible: true }).click();
    await expectNarrowed(page, all);
  });
});

async function narrowedBy(choices: number): Promise<Narrowed> {
  const filters = Object.fromEntries(CHOICES.slice(0, choices).map(({ facet, name }) => [facet, [name]]));
  const total = await countProducts({ productClass: 'Sheet', ...filters });
  expect(total, 'a choice that leaves nothing shows nothing').toBeGreaterThan(0);
  return { path: shopPath('Sheet', filters), line: firstPageLine(total) };
}

async function expectNarrowed(page: Page, state: Narrowed | undefined): Promise<void> {
  await expect(page).toHaveURL(state?.path ?? '');
  await expect(resultLine(page)).toHaveText(state?.line ?? '');
}
