import { lateBy, type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { told } from './browser-visits.ts';
import { isMarkedDocument, markDocument } from './in-page/page-state.ts';
import { inTime, openHydrated, type Phone } from './phone.ts';
import { firstPrice, NO_PRICE } from './shown-price.ts';

const VISITS = 10;
/** Number of visits until a link must show the page without loading a document, for which the page's module must be loaded. */
const MOST_DOCUMENTS = 5;

/** Milliseconds after the last visit within which its animations and requests may end. */
const RUN_OUT_LIMIT = 4_000;
const RUN_OUT_POLL = 500;
/** Number of further measurements before the visits, of which the lowest values count. */
const RUN_OUT_TURNS = 4;

/** What visits may leave behind, its limit, and the words of the reason if they leave more. */
const LEFT_BEHIND: readonly {
  most: number;
  of: (phone: Phone) => Promise<number>;
  told: (more: number) => string;
}[] = [
  { most: 12_000_000, of: ({ heap }) => heap(), told: (bytes) => `${Math.round(bytes / 1e6)} MB of memory` },
  { most: 12, of: ({ listeners }) => listeners(), told: (count) => `${count} listeners` },
  {
    most: 0,
    of: ({ page }) => inTime(page.evaluate(() => history.length)),
    told: (count) => `${count} steps of history`,
  },
  {
    most: 0,
    of: ({ page }) => inTime(page.evaluate(() => document.querySelectorAll('dialog[open]').length)),
    told: (count) => `${count} open dialogs`,
  },
  {
    most: 2,
    of: ({ page }) => inTime(page.evaluate(() => window.trialTimers.intervals())),
    told: (count) => `${count} running intervals`,
  },
];

/** Checks that links work without loading a document, that a card has the price of its product, and that visits leave nothing behind. */
export async function navigationErrors(phone: Phone, origin: string, product: string): Promise<Reason[]> {
  const { page, takeFaults } = phone;
  const reasons: Reason[] = [];
  try {
    await openHydrated(page, origin + POLICY.pages.list);
    const visits = [await visitAndBack(phone)];
    while (visits.at(-1)?.isDocument && visits.length < MOST_DOCUMENTS)
      visits.push(await visitAndBack(phone));
    if (visits.at(-1)?.isDocument)
      reasons.push(...lateBy('navigation', 'A link loads a document in place of a page.'));
    const wrong = visits.find(({ price, shown }) => price !== shown);
    if (wrong) reasons.push(...otherPrice(wrong));
    await visitAndBack(phone);
    const before = await leastMeasured(phone);
    for (let turn = 2; turn < VISITS; turn += 1) await visitAndBack(phone);
    reasons.push(...(await leftBehind(phone, before)));
  } catch {
    reasons.push(
      ...lateBy('navigation', `The link from the list to a product and back does not work (${product}).`),
    );
  }
  return [...told('The navigation', takeFaults()), ...reasons];
}

/** If one of the prices is not shown yet, it may still come. */
function otherPrice({ price, shown }: { price: string; shown: string }): Reason[] {
  const by = [price, shown].includes(NO_PRICE) ? lateBy : seenBy;
  return by('navigation', `A card shows ${price}, and the page of its product ${shown}.`);
}

/** Measures until only what stays is left: animations and requests keep their elements until they end. */
async function leftBehind(phone: Phone, before: readonly number[]): Promise<Reason[]> {
  const deadline = performance.now() + RUN_OUT_LIMIT;
  for (;;) {
    const after = await measured(phone);
    const reasons = LEFT_BEHIND.flatMap(({ most, told }, at) => {
      const more = (after[at] ?? 0) - (before[at] ?? 0);
      return more > most ? lateBy('left-behind', `${VISITS} visits leave ${told(more)} behind.`) : [];
    });
    if (reasons.length === 0 || performance.now() > deadline) return reasons;
    await phone.page.waitForTimeout(RUN_OUT_POLL);
  }
}

/** The lowest of several measurements. What is still running would otherwise count as usual, and hide as much that is left behind. */
async function leastMeasured(phone: Phone): Promise<number[]> {
  let least = await measured(phone);
  for (let turn = 0; turn < RUN_OUT_TURNS; turn += 1) {
    await phone.page.waitForTimeout(RUN_OUT_POLL);
    const now = await measured(phone);
    least = least.map((amount, at) => Math.min(amount, now[at] ?? amount));
  }
  return least;
}

/** Measures one after another, because the first measurement collects garbage, which has listeners too. */
async function measured(phone: Phone): Promise<number[]> {
  const amounts: number[] = [];
  for (const { of } of LEFT_BEHIND) amounts.push(await of(phone));
  return amounts;
}

/** @returns the price on the card and on the page of its product, and whether the link loaded a document */
async function visitAndBack({ page }: Phone): Promise<{ price: string; shown: string; isDocument: boolean }> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const listed = (await title.first().textContent()) ?? '';
  const card = page.getByRole('main').getByRole('article').first();
  const price = await firstPrice(card);
  await inTime(page.evaluate(markDocument));
  await card.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== POLICY.pages.list);
  await title.filter({ hasNotText: listed }).first().waitFor();
  const shown = await firstPrice(page.getByRole('main'));
  const isDocument = !(await inTime(page.evaluate(isMarkedDocument)));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === POLICY.pages.list);
  await card.waitFor();
  return { price, shown, isDocument };
}
