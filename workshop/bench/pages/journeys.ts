import type { Browser } from '@playwright/test';
import { type Device, openPhone } from './device.ts';
import { type Answer, Finger, type Tap } from './taps.ts';

/** A visit in which each tap follows the answer to the last one. */
export type Journey = { path: string; steps: Readonly<Record<string, Tap>> };

/** Milliseconds from the load of the page, and from each answer, to the next tap. */
const PAUSE = 1_000;

const FIRST_NAME = 'main article h2';
/** Without script the link shows the filters in the page. */
const CATEGORY = ':is(dialog[open], #filters) label:has([name="category"])';

/** From home to a product, with a filter and the second page of a list. */
export const VISITOR: Journey = {
  path: '/',
  steps: {
    'home → list': {
      control: { selector: 'main a:is([href="/shop"], [href="/shop/Sheet"])' },
      answer: FIRST_NAME,
    },
    'next page': { control: { selector: 'main nav a[aria-label="Next page"]' }, answer: FIRST_NAME },
    'filters opened': { control: { selector: 'main a[href$="#filters"]' }, answer: CATEGORY },
    'filter ticked': { control: { selector: CATEGORY }, answer: `${CATEGORY}:has(:checked)` },
    'filters applied': {
      control: { selector: 'dialog[open] button', text: 'Apply Filters' },
      answer: FIRST_NAME,
    },
    'list → product': { control: { selector: `${FIRST_NAME} a` }, answer: 'main h1' },
    back: { answer: FIRST_NAME },
  },
};

/** A customer with two sheets in the cart. @param hasCheckout the plain server has none */
export function customerJourney(product: string, hasCheckout: boolean): Journey {
  return {
    path: product,
    steps: {
      'product → cart': {
        control: { selector: 'main a[href="/cart"]' },
        answer: 'main ul > li h2',
      },
      ...(hasCheckout && CHECKOUT),
    },
  };
}

const CHECKOUT = {
  'one more in the cart': {
    control: { selector: 'main button[aria-label="One more"]' },
    answer: 'main li fieldset output',
  },
  'cart → checkout': {
    control: { selector: 'main button', text: 'Place Order' },
    answer: 'main label:has([type="radio"])',
  },
};

/**
 * One visit with an empty cache.
 * @param session what the shop has stored on the device
 * @returns the answer to each step; after a lost tap there is none
 */
export async function travel(
  browser: Browser,
  origin: string,
  { path, steps }: Journey,
  { device, session = {} }: { device: Device; session?: Readonly<Record<string, string>> },
): Promise<Record<string, Answer>> {
  const { context, tab, cdp } = await openPhone(browser, device);
  await tab.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  const finger = await Finger.over(tab, cdp);
  await tab.goto(origin + path, { waitUntil: 'load' });
  const answers: Record<string, Answer> = {};
  for (const [name, tap] of Object.entries(steps)) {
    const answer = await finger.tap(tap, PAUSE);
    answers[name] = answer;
    if (answer.answered === Number.POSITIVE_INFINITY) break;
  }
  await context.close();
  return answers;
}
