import { lateBy, type Reason, seenBy } from '../../gate/rules/visit-rules.ts';
import { POLICY } from '../../policy.ts';
import { structuredDataOf } from './structured-data.ts';

export interface RenderedPage {
  address: string;
  status: number;
  location: string | null;
  html: string;
  /** Milliseconds until it was complete. */
  duration: number;
}

/** How much longer a page may take than the live one: this factor, plus this many milliseconds. */
const SLOWER = { factor: 5, add: 400 };
/** How much larger a document may be than the live one: this factor, plus this many characters. */
const LARGER = { factor: 3, add: 100_000 };
/** A page that keeps less than this share of its text or of its links has lost its content. */
const CONTENT_KEPT = 0.4;

export async function renderPage(origin: string, address: string): Promise<RenderedPage> {
  const begin = performance.now();
  const response = await fetch(origin + address, { redirect: 'manual' });
  const html = await response.text();
  const { status, headers } = response;
  return { address, status, location: headers.get('location'), html, duration: performance.now() - begin };
}

/** A page rendered by the live releases, and twice with the candidate. */
export interface ComparedPage {
  live: RenderedPage;
  first: RenderedPage;
  second: RenderedPage;
}

/** A path that represents all paths without a page. */
export const UNKNOWN_PATH = '/no-such-page';

/** What the candidate makes worse on a page, one sentence each; for a page that is not live yet, its faults. */
export function renderErrors({ live, first, second }: ComparedPage): Reason[] {
  const { address } = first;
  if (live.status === 404 && first.status !== 404 && address !== UNKNOWN_PATH)
    return seenBy('rendered', ...newPageErrors(first, second));
  return [
    ...seenBy('rendered', ...changesForTheWorse({ live, first, second })),
    ...slowErrors({ live, first, second }),
  ];
}

function changesForTheWorse({ live, first, second }: ComparedPage): string[] {
  const { address } = first;
  const reasons: string[] = [];
  const add = (isWrong: boolean, reason: string) => isWrong && reasons.push(`${address} ${reason}`);
  add(first.location !== null && pathOf(first.location) === pathOf(address), 'redirects to itself.');
  add(first.status !== live.status, `has the status ${first.status}; live it is ${live.status}.`);
  add(first.location !== live.location && first.location !== null, `redirects to ${first.location}.`);
  if (live.status >= 300 || first.status >= 300) return reasons;
  add(isHidden(first) && !isHidden(live), 'would leave the search engines (noindex).');
  add(titleOf(first) === '', 'has no title.');
  // A page without a title of its own is shown with the shop’s name alone.
  add(titleOf(live).endsWith(` · ${titleOf(first)}`), `has lost its title: it is “${titleOf(first)}” now.`);
  add(hasDescription(live) && !hasDescription(first), 'has lost its description.');
  for (const reason of untrueData(live, first)) add(true, reason);
  const size = Math.round(first.html.length / 1_000);
  add(
    first.html.length > live.html.length * LARGER.factor + LARGER.add,
    `has a document of ${size} KB; live it has ${Math.round(live.html.length / 1_000)} KB.`,
  );
  add(
    canonicalOf(first) !== canonicalOf(live),
    `has another canonical address: ${canonicalOf(first) ?? 'none'}.`,
  );
  add(lacksFrame(first), 'lacks header or footer.');
  add(/<h1[\s>]/.test(live.html) && !/<h1[\s>]/.test(first.html), 'has lost its heading.');
  const kept = textOf(first).length / Math.max(textOf(live).length, 1);
  add(kept < CONTENT_KEPT, `keeps ${Math.round(kept * 100)} % of its text.`);
  const linked = linksOf(first) / Math.max(linksOf(live), 1);
  add(linksOf(live) > 0 && linked < CONTENT_KEPT, `keeps ${Math.round(linked * 100)} % of its links.`);
  add(pricesOf(live) > 0 && pricesOf(first) === 0, 'has lost its prices.');
  add(contentOf(first) !== contentOf(second), UNSTEADY);
  return reasons;
}

function slowErrors({ live, first, second }: ComparedPage): Reason[] {
  const duration = Math.min(first.duration, second.duration);
  if (live.status >= 300 || first.status >= 300 || duration <= slowest(live)) return [];
  const [now, before] = [duration, live.duration].map(Math.round);
  return lateBy('rendered', `${first.address} takes ${now} ms to render; live it takes ${before} ms.`);
}

function newPageErrors(first: RenderedPage, second: RenderedPage): string[] {
  const { address, status } = first;
  if (status >= 400) return [`${address} is new, and has the status ${status}.`];
  if (status >= 300) return [];
  const reasons = [
    titleOf(first) === '' && 'has no title.',
    lacksFrame(first) && 'lacks header or footer.',
    contentOf(first) !== contentOf(second) && UNSTEADY,
  ];
  return reasons.flatMap((reason) => (reason ? [`${address} ${reason}`] : []));
}

const UNSTEADY = 'is rendered differently each time, so that the browser would build it again.';

function lacksFrame({ html }: RenderedPage): boolean {
  return !/<header[\s>]/.test(html) || !/<footer[\s>]/.test(html);
}

/** Kinds of content, of which a page loses a share when its data arrives too late. */
const CONTENTS: Readonly<Record<string, (page: RenderedPage) => number>> = {
  articles: ({ html }) => tagsWith(html, '<article').length,
  prices: pricesOf,
  links: linksOf,
  'characters of text': (page) => textOf(page).length,
};
/** The share that a complete page has at least, because digits in prices and times may differ. */
const WHOLE = 0.9;

/** What a page lacks if it is rendered within a shopper's limits, compared with the same page given more time; undefined if nothing. */
export function lossOf(limited: RenderedPage, whole: RenderedPage): string | undefined {
  const lost = Object.entries(CONTENTS).find(([, count]) => count(limited) < WHOLE * count(whole));
  return lost && `${lost[1](limited)} of ${lost[1](whole)} ${lost[0]}`;
}

/** Milliseconds that a page may take to render, based on the live page. */
export function slowest(live: RenderedPage): number {
  return live.duration * SLOWER.factor + SLOWER.add;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop');
  return pathname + search;
}

/** The rendered elements only: data, scripts and preloads contain times and versions. */
function contentOf({ html }: RenderedPage): string {
  const root = html.indexOf('<div id="root"');
  const begin = html.indexOf('>', root) + 1;
  const end = html.indexOf('<script', begin);
  return root < 0 || end < 0 ? '' : html.slice(begin, end);
}

function textOf(page: RenderedPage): string {
  return contentOf(page)
    .replace(/<(?:style|svg)[\s\S]*?(?:<\/(?:style|svg)>|$)|<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The links between header and footer that search engines follow. */
function linksOf({ html }: RenderedPage): number {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return tagsWith(main, '<a ').filter((link) => !/\bnofollow\b/.test(link) && /\shref="[^"#]/.test(link))
    .length;
}

function pricesOf(page: RenderedPage): number {
  return amountsOf(page).length;
}

/** The prices that a page shows, in the currency's unit. */
function amountsOf(page: RenderedPage): number[] {
  return textOf(page)
    .split(POLICY.currency)
    .slice(1)
    .flatMap((after) => /^\s?(\d[\d,]*(?:\.\d+)?)/.exec(after)?.slice(1, 2) ?? [])
    .map((amount) => Number(amount.replaceAll(',', '')));
}

const LEAVES_OUT = /content="[^"]*\b(?:noindex|none)\b/i;

/** Whether search engines leave the page out, as they do with all pages that need a login. */
export function isHidden({ html }: RenderedPage): boolean {
  const robots = ['robots', 'googlebot'].flatMap((name) => tagsWith(html, '<meta', `name="${name}"`));
  return robots.some((tag) => LEAVES_OUT.test(tag));
}

function titleOf({ html }: RenderedPage): string {
  return /<title>([^<]*)</.exec(html)?.[1]?.trim() ?? '';
}

function canonicalOf({ html }: RenderedPage): string | undefined {
  const [tag = ''] = tagsWith(html, '<link', 'rel="canonical"');
  return /href="([^"]*)"/.exec(tag)?.[1];
}

function hasDescription({ html }: RenderedPage): boolean {
  return tagsWith(html, '<meta', 'name="description"').some((tag) => /content="[^"]/.test(tag));
}

/** Structured data that is lost or untrue, as words that follow "/shop/Sheet ". */
function untrueData(live: RenderedPage, first: RenderedPage): string[] {
  const [before, now] = [structuredDataOf(live.html), structuredDataOf(first.html)];
  const lost = [...before.kinds].filter((kind) => !now.kinds.has(kind));
  // Other catalogues may have prices in it that their pages do not show.
  const isShown = before.prices.every((price) => amountsOf(live).includes(Number(price)));
  const wrong = now.prices.find((price) => !amountsOf(first).includes(Number(price)));
  return [
    ...(lost.length > 0 ? [`has lost its structured data (${lost.join(', ')}).`] : []),
    ...(isShown && wrong !== undefined
      ? [`tells search engines the price ${wrong}, and does not show it.`]
      : []),
  ];
}

/** The tags that contain all of these texts. A tag ends at the first `>`, because attribute values are escaped. */
function tagsWith(html: string, ...texts: string[]): string[] {
  return (html.match(/<[^<>]*>/g) ?? []).filter((tag) => texts.every((text) => tag.includes(text)));
}
