import type { Page } from 'playwright';
import { seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { HABITS } from './page-habits.ts';
import { evaluated } from './phone.ts';
import { SEEN_PARTS, type SeenPart } from './seen-parts.ts';

/** What a page looks like in a browser. */
export interface PageLook {
  /** Header, footer and the page under them, and what can be tapped in them. */
  frame: readonly FramePart[];
  /** How much there is between header and footer, by kind. */
  contents: Readonly<Record<string, number>>;
  /** What it does to all its parts, in phrases. */
  habits: readonly string[];
  /** What shoppers look for, by kind and place. */
  parts: readonly SeenPart[];
  /** Its data has come. */
  isWhole: boolean;
}

interface FramePart {
  name: string;
  /** Computed styles, by property. */
  styles: Readonly<Record<string, string>>;
  width: number;
  height: number;
}

/** A page that keeps less than this share of its text has lost its content. */
const CONTENT_KEPT = 0.4;
/** A redesign may leave out so many links, buttons or fields, if there are no more. A page with prices always has some. */
const FEW = 2;
/** A part of the frame may have another width or height by this share and this many pixels: a badge counts, a font comes late. */
const OTHER_SIZE = { share: 0.25, pixels: 12 };
/** Milliseconds in which the data of a page has come. */
const DATA_LIMIT = 3_000;
const POLL_MS = 50;

/* Run in the page, whose types this package does not have. */
/** What is below the window is loaded when it is near. */
const IS_LOADING = `[...document.querySelectorAll('main [aria-busy="true"]')].some((each) => each.getBoundingClientRect().top < innerHeight)`;
const LOOK = `(() => {
  const isShown = (element) => element !== undefined && element.getClientRects().length > 0;
  const partOf = (name, element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontFamily, opacity, visibility, textTransform } = getComputedStyle(element);
    const styles = { color, backgroundColor, fontSize, fontFamily, opacity, visibility, textTransform };
    return { name, styles, width: name === 'the page' ? 0 : width, height: name === 'the page' ? 0 : height };
  };
  const frame = [partOf('the page', document.body)];
  const ends = { 'the header': [...document.querySelectorAll('header')][0], 'the footer': [...document.querySelectorAll('footer')].at(-1) };
  for (const [name, end] of Object.entries(ends)) {
    if (!isShown(end)) continue;
    frame.push(partOf(name, end));
    for (const each of [...end.querySelectorAll('a, button')].filter(isShown)) {
      const label = each.getAttribute('aria-label') ?? each.textContent;
      frame.push(partOf(name + '’s “' + label.trim() + '”', each));
    }
  }
  const mains = [...document.querySelectorAll('main')].filter(isShown);
  const text = mains.map(({ innerText }) => innerText).join(' ');
  const count = (selector) => mains.flatMap((main) => [...main.querySelectorAll(selector)]).filter(isShown).length;
  const contents = {
    text: text.replaceAll(/\\s/g, '').length, prices: text.split('${POLICY.currency}').length - 1,
    links: count('a'), buttons: count('button'), fields: count('input, select, textarea'),
  };
  return { frame, contents, parts: ${SEEN_PARTS}, isWhole: !${IS_LOADING} };
})()`;

/** Waits until the data of an open page has come. */
export async function lookOf(page: Page): Promise<PageLook> {
  const deadline = performance.now() + DATA_LIMIT;
  while ((await evaluated<boolean>(page, IS_LOADING)) && performance.now() < deadline)
    await page.waitForTimeout(POLL_MS);
  return { ...(await lookNow(page)), habits: await evaluated<string[]>(page, HABITS) };
}

export function lookNow(page: Page): Promise<Omit<PageLook, 'habits'>> {
  return evaluated(page, LOOK);
}

/** What a page has lost in a browser beside what is live: one sentence each. */
export function lostContent(address: string, live: PageLook, now: PageLook): string[] {
  const reasons: string[] = [];
  for (const [kind, before] of Object.entries(live.contents)) {
    const after = now.contents[kind] ?? 0;
    if (kind === 'text' && after < CONTENT_KEPT * before)
      reasons.push(`${address} keeps ${Math.round((after / before) * 100)} % of its text in a browser.`);
    const fewest = kind === 'prices' ? 0 : FEW;
    if (kind !== 'text' && before > fewest && after === 0)
      reasons.push(`${address} has lost its ${kind} in a browser.`);
  }
  return seenBy('content', ...reasons);
}

/** What a remote does to all parts of the page, and the first thing that it has changed of header and footer: one sentence each. */
export function changedFrame(address: string, live: PageLook, now: PageLook): string[] {
  const habits = now.habits.filter((habit) => !live.habits.includes(habit));
  if (habits.length > 0) return seenBy('shared', `${address}: it ${habits.join(', ')}.`);
  // By their places: a label may have a count in it.
  for (const [at, part] of live.frame.entries()) {
    const change = changeOf(part, now.frame[at]);
    if (change !== undefined) return seenBy('frame', `${address}: ${part.name} ${change}.`);
  }
  return [];
}

function changeOf(before: FramePart, after: FramePart | undefined): string | undefined {
  if (!after) return 'is gone';
  for (const [property, value] of Object.entries(before.styles)) {
    const now = after.styles[property];
    if (now !== value) return `has another ${property} than live (${now})`;
  }
  for (const side of ['width', 'height'] as const) {
    const [one, other] = [before[side], after[side]];
    if (Math.abs(one - other) > OTHER_SIZE.share * one + OTHER_SIZE.pixels)
      return `has another ${side} than live (${Math.round(other)} pixels)`;
  }
  return undefined;
}
