import type { Page } from 'playwright';
import { seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { evaluated } from './phone.ts';

const DESK = { width: 1280, height: 900 };
/** A page that shows a smaller share of its text than on a phone is empty there. */
const SHARE_SHOWN = 0.1;

/** Milliseconds in which scripts hear of another window or medium: with the next frames. */
const MEDIA_CHANGED = 100;

/* Run in the page, whose types this package does not have. */
const TEXT_SHOWN = `[...document.querySelectorAll('main')].filter((main) => main.getClientRects().length > 0)
  .reduce((sum, { innerText }) => sum + innerText.replace(/\\s/g, '').length, 0)`;
/**
 * What is laid out and cannot be seen, by kind: transparent, without a size, or in the colour of its ground. Elements on pictures are
 * left out.
 */
const UNSEEN = `(() => {
  const texts = ({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join('');
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const kinds = {
    'the header': all('header a'), 'the title': all('main h1'), 'its links': all('main a'), 'its buttons': all('main button'),
    'its prices': all('main *').filter((each) => texts(each).startsWith('${POLICY.currency}')),
  };
  const numbers = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const light = (colour) => numbers(colour).slice(0, 3)
    .reduce((sum, value, at) => sum + [0.2126, 0.7152, 0.0722][at] * (value / 255) ** 2.2, 0.05);
  const isClear = (colour) => (numbers(colour)[3] ?? 1) < 0.2;
  const isUnseen = (element) => {
    const within = [];
    for (let at = element; at; at = at.parentElement) within.push(getComputedStyle(at));
    const [{ color, fontSize, visibility }] = within;
    const { width, height } = element.getBoundingClientRect();
    const opacity = within.reduce((product, each) => product * Number(each.opacity), 1);
    if (visibility !== 'visible' || opacity < 0.2 || Math.min(width, height) < 4) return true;
    const ground = within.find((each) => each.backgroundImage !== 'none' || !isClear(each.backgroundColor));
    if (texts(element) === '' || ground?.backgroundImage !== 'none') return false;
    const [less, more] = [light(color), light(ground.backgroundColor)].sort((one, other) => one - other);
    return isClear(color) || parseFloat(fontSize) < 6 || more / less < 1.3;
  };
  return Object.entries(kinds).flatMap(([kind, shown]) => (shown.length > 0 && shown.slice(0, 5).every(isUnseen) ? [kind] : []));
})()`;

/** What cannot be seen of an open page on a phone, on a desk and on paper: one sentence each. */
export async function unseenErrors(page: Page, address: string): Promise<string[]> {
  const phone = page.viewportSize();
  const reasons = await unseenOnPhone(page, address);
  const onPhone = await evaluated<number>(page, TEXT_SHOWN);
  const noteIfEmpty = async (where: string) => {
    await page.waitForTimeout(MEDIA_CHANGED);
    if ((await evaluated<number>(page, TEXT_SHOWN)) < SHARE_SHOWN * onPhone)
      reasons.push(...seenBy('seen', `${address} is empty ${where}.`));
  };
  try {
    await page.setViewportSize(DESK);
    await noteIfEmpty(`in a window of ${DESK.width} pixels`);
    reasons.push(...(await unseenIn(page, address, 'on a desk')));
    await page.emulateMedia({ media: 'print' });
    await noteIfEmpty('on paper');
  } finally {
    await page.emulateMedia({ media: 'screen' });
    if (phone) await page.setViewportSize(phone);
  }
  return reasons;
}

export function unseenOnPhone(page: Page, address: string): Promise<string[]> {
  return unseenIn(page, address, 'on a phone');
}

async function unseenIn(page: Page, address: string, where: string): Promise<string[]> {
  const unseen = await evaluated<string[]>(page, UNSEEN);
  return seenBy('seen', ...unseen.map((what) => `${address}: ${what} cannot be seen ${where}.`));
}
