import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts' });

/** Milliseconds after a document's header has been parsed: before its scripts, while they start and hydrate, and later. */
const TIMES = [0, 30, 100, 300];

const ABOUT = { path: '/about', heading: 'Beautiful Surfaces. Timeless Spaces.' };
const CONTACT = { path: '/contact', heading: 'Contact Us' };
const BOARDS = { path: '/shop/Board?material=WPC', heading: 'Boards' };
const SHEETS = { path: '/shop/Sheet', heading: 'Acrylic sheets' };
const RESULTS = { path: '/shop/Sheet?search=teak', heading: 'Results for “teak”' };

type Shown = typeof ABOUT;
type Act = 'Back' | 'Forward' | 'another link';

/** Key under which an init script finds the act for the next document. */
const NEXT_ACT = 'next-act';

let errors: string[];
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(actEarly, { stored: NEXT_ACT, link: SHEETS.path });
});

/** Runs in the page, because a call from outside would wait until the page's scripts release the processor. */
function actEarly({ stored, link }: { stored: string; link: string }): void {
  const next = sessionStorage.getItem(stored);
  if (!next) return;
  sessionStorage.removeItem(stored);
  const { act, after }: { act: Act; after: number } = JSON.parse(next);
  const acts = {
    Back: () => history.back(),
    Forward: () => history.forward(),
    'another link': () => document.querySelector<HTMLAnchorElement>(`header nav a[href="${link}"]`)?.click(),
  };
  const parsing = new MutationObserver(() => {
    if (!document.querySelector('header + *')) return;
    parsing.disconnect();
    if (after === 0) acts[act]();
    else setTimeout(acts[act], after);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

/** Makes the next document perform an act after some milliseconds. */
function arm(page: Page, act: Act, after: number): Promise<void> {
  return page.evaluate(([stored, next]) => sessionStorage.setItem(stored, next), [
    NEXT_ACT,
    JSON.stringify({ act, after }),
  ] as const);
}

async function expectShown(page: Page, { path, heading }: Shown, what: string): Promise<void> {
  await expect(page, what).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(heading);
  await untilHydrated(page);
  expect(errors, what).toEqual([]);
}

/** Follows a link outside of React, as the browser follows any link before hydration. */
function followLink(page: Page, { path }: Shown): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, path);
}

/** Goes back after the call has returned, because going back leaves the document that runs it. */
function goBackLater(page: Page): Promise<void> {
  return page.evaluate(() => void setTimeout(() => history.back()));
}

/** Submits the search form as it works without scripts. */
function submitSearch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('header form input');
    if (!field?.form) throw new Error('The header has no search.');
    field.value = 'teak';
    field.form.submit();
  });
}

test('SITE-46 after a reload, Back, Forward and a link lead where they should at any time', async ({
  page,
}) => {
  test.slow();
  // All steps belong to one document, so Back and Forward only change the address.
  await openPage(page, ABOUT.path);
  await page.getByRole('contentinfo').getByRole('link', { name: CONTACT.heading }).click();
  await expectShown(page, CONTACT, 'a link');
  await page.getByRole('contentinfo').getByRole('link', { name: 'WPC' }).click();
  await expectShown(page, BOARDS, 'a link');
  await page.goBack();
  for (const after of TIMES) {
    await expectShown(page, CONTACT, `before ${after} ms`);
    await arm(page, 'Back', after);
    await page.reload({ waitUntil: 'commit' });
    await expectShown(page, ABOUT, `Back after ${after} ms`);
    await page.goForward();
    await expectShown(page, CONTACT, `Forward after ${after} ms`);
    await arm(page, 'Forward', after);
    await page.reload({ waitUntil: 'commit' });
    await expectShown(page, BOARDS, `Forward after ${after} ms`);
    await page.goBack();
  }
  for (const after of TIMES) {
    await expectShown(page, CONTACT, `before ${after} ms`);
    await arm(page, 'another link', after);
    await page.reload({ waitUntil: 'commit' });
    await expectShown(page, SHEETS, `another link after ${after} ms`);
    await page.goBack();
  }
});

const WAYS: Readonly<Record<string, { go: (page: Page) => Promise<void>; to: Shown }>> = {
  'a link': { go: (page) => followLink(page, CONTACT), to: CONTACT },
  'a form': { go: submitSearch, to: RESULTS },
};

for (const [way, { go, to }] of Object.entries(WAYS)) {
  test(`SITE-46 after ${way}, Back, Forward and a link lead where they should at any time`, async ({
    page,
  }) => {
    test.slow();
    await openPage(page, ABOUT.path);
    for (const after of TIMES) {
      await arm(page, 'Back', after);
      await go(page);
      await page.waitForFunction((stored) => !sessionStorage.getItem(stored), NEXT_ACT);
      await expectShown(page, ABOUT, `Back after ${after} ms`);
      await go(page);
      await expectShown(page, to, 'the way itself');
      // Forward is only possible after going back, here to a document that is loaded again.
      await arm(page, 'Forward', after);
      await goBackLater(page);
      await page.waitForFunction((stored) => !sessionStorage.getItem(stored), NEXT_ACT);
      await expectShown(page, to, `Forward after ${after} ms`);
      await page.goBack();
      await expectShown(page, ABOUT, 'Back');
      await arm(page, 'another link', after);
      await go(page);
      await expectShown(page, SHEETS, `another link after ${after} ms`);
      await openPage(page, ABOUT.path);
    }
  });
}
