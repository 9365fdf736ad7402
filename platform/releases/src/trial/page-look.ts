import type { Page } from 'playwright';
import { lateBy, type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { type FramePart, isLoading, type PageFrame, pageFrame } from './in-page/page-look.ts';
import { type SeenPart, seenParts } from './in-page/seen-parts.ts';
import { pageHabits } from './in-page/shared-habits.ts';
import { inTime } from './phone.ts';
import { numberOf } from './shown-price.ts';

export interface PageLook extends PageFrame {
  parts: readonly SeenPart[];
  /** What the page does to all of its parts, in phrases (`pageHabits`). */
  habits: readonly string[];
  /** Whether the page's data had arrived. */
  isWhole: boolean;
}

/** A page that keeps less than this share of its text has lost its content. */
const CONTENT_KEPT = 0.4;
/** How many bytes more a page may load than the live one. A redesign has other pictures. */
const HEAVIER = 2_000_000;
/** Number of links, buttons or fields that a redesign may leave out, if there are no more. Prices must not all disappear. */
const FEW = 2;
/** By how much a part of the frame may change its width or height: a badge may count, a font may come late. */
const OTHER_SIZE = { share: 0.25, pixels: 12 };
/** Milliseconds within which the data of a page must arrive. */
const DATA_LIMIT = 3_000;
const POLL_MS = 50;

/** @returns whether the data has arrived */
export async function untilLoaded(page: Page): Promise<boolean> {
  const deadline = performance.now() + DATA_LIMIT;
  for (;;) {
    const isWhole = !(await inTime(page.evaluate(isLoading)));
    if (isWhole || performance.now() > deadline) return isWhole;
    await page.waitForTimeout(POLL_MS);
  }
}

export async function lookOf(page: Page): Promise<PageLook> {
  await untilLoaded(page);
  return {
    ...(await inTime(page.evaluate(pageFrame, POLICY.currency))),
    parts: await inTime(page.evaluate(seenParts, POLICY.currency)),
    habits: await inTime(page.evaluate(pageHabits, POLICY.globalStyles)),
    isWhole: !(await inTime(page.evaluate(isLoading))),
  };
}

/** What a page has lost in a browser compared with the live page: one sentence each. Data that has not arrived yet may still bring it. */
export function lostContent(
  address: string,
  live: Pick<PageLook, 'contents'>,
  now: Pick<PageLook, 'contents' | 'isWhole'>,
): Reason[] {
  const reasons: string[] = [];
  for (const [kind, before] of Object.entries(live.contents)) {
    const after = now.contents[kind as keyof PageFrame['contents']];
    if (kind === 'text' && after < CONTENT_KEPT * before)
      reasons.push(`${address} keeps ${Math.round((after / before) * 100)} % of its text in a browser.`);
    const fewest = kind === 'prices' ? 0 : FEW;
    if (kind !== 'text' && before > fewest && after === 0)
      reasons.push(`${address} has lost its ${kind} in a browser.`);
  }
  return now.isWhole ? seenBy('content', ...reasons) : lateBy('content', ...reasons);
}

export function heavierPage(address: string, live: PageLook, { bytes }: PageLook): Reason[] {
  const megabytes = (amount: number) => (amount / 1e6).toFixed(1);
  return bytes > live.bytes + HEAVIER
    ? seenBy(
        'responds',
        `${address} loads ${megabytes(bytes)} MB; live it loads ${megabytes(live.bytes)} MB.`,
      )
    : [];
}

/** Sums of a customer that the live page shows, but not this one: one sentence each. */
export function lostSums(address: string, sums: readonly number[], live: PageLook, now: PageLook): Reason[] {
  const [before, after] = [live, now].map(({ amounts }) => amounts.map(numberOf));
  const lost = sums.find((sum) => before?.includes(sum) && !after?.includes(sum));
  if (lost === undefined) return [];
  const by = now.isWhole ? seenBy : lateBy;
  return by(
    'sums',
    `${address} does not show the sum ${POLICY.currency}${lost}, which the provider has for it.`,
  );
}

/** What a remote does to all parts of the page, or else the first thing that it has changed in header or footer: one sentence each. */
export function changedFrame(address: string, live: PageLook, now: PageLook): Reason[] {
  const habits = now.habits.filter((habit) => !live.habits.includes(habit));
  if (habits.length > 0) return seenBy('shared', `${address}: it ${habits.join(', ')}.`);
  // Parts are matched by their position, because a label may contain a count.
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
