import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { brotliBytes, pageScripts, renderedDocument } from 'e2e/browser/rendered-document';
import { env } from 'e2e/env';
import { composeUrgentPictures } from './compose-urgent-pictures.ts';
import { customerSession } from './customer.ts';
import { CHEAP_PHONE, OLD_PHONE } from './device.ts';
import { customerJourney, travel, VISITOR } from './journeys.ts';
import { pagesToTap } from './pages-to-tap.ts';
import { Results } from './results.ts';
import { type Rival, startRivals } from './rivals.ts';
import { verdicts } from './verdicts.ts';
import { tapEarly, type Visit, type VisitedPage, visit } from './visit.ts';

/** Seconds from the start of the navigation to the taps of shoppers who do not wait: during the load, and during hydration. */
const EARLY_TAPS = [0.5, 1, 2];
/** Of rivals, the tap during hydration alone: a whole bench takes 25 minutes. */
const EARLY_TAPS_OF_RIVALS = [2];
/** Visits of those that are there for reference. */
const REFERENCE_ROUNDS = 3;

/** The taps of one visit after another; an argument as the pages' names are. */
const JOURNEY = 'journey';

/** What a page's table shows of a visit. */
function figuresOf({ idle, second, ...load }: Visit): Record<string, number> {
  return {
    'first content ms': load.firstContent,
    'largest ms': load.largestContent,
    'hydrated ms': load.hydrated,
    'blocking ms': load.blocking,
    'longest task ms': load.longestTask,
    'script ms': load.script,
    'layout ms': load.layout,
    'document KB': load.documentBytes / 1000,
    'JS KB': load.scriptBytes / 1000,
    'heap MB': load.heapBytes / 1_000_000,
    'second visit, first content ms': second.firstContent,
    'second visit, tap to answer ms': second.answered,
    'tap after 5 s: first change ms': idle.changed,
    'tap after 5 s: answer ms': idle.answered,
  };
}

// `npm run bench -- home shop --beside=http://localhost:3000`: two pages alone, and another running shop as a rival.
const { values: options, positionals: chosenPages } = parseArgs({
  options: {
    beside: { type: 'string' },
    slow: { type: 'boolean' },
    visits: { type: 'string' },
  },
  allowPositionals: true,
});

const device = options.slow ? OLD_PHONE : CHEAP_PHONE;
/** A visit of the old phone takes half a minute. */
const ROUNDS = Number(options.visits ?? (options.slow ? 3 : 7));

const rivals = await startRivals(env.shopUrl, options.beside);
const stores = rivals.filter(({ isStore }) => isStore);
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
const results = new Results();

try {
  const { network, slowdown } = device;
  const line = `${network.latency} ms, ${(network.downloadThroughput * 8) / 1_000_000} Mbit/s`;
  console.log(`Median of ${ROUNDS} visits, interleaved; ${line}, ${slowdown} × CPU slowdown, empty cache.`);
  const isChosen = (name: string) => chosenPages.length === 0 || chosenPages.includes(name);
  const pages = await pagesToTap();
  // The first request composes a picture; in a shop with traffic it is already cached.
  for (const { path } of pages) {
    await composeUrgentPictures(env.shopUrl + path);
    if (options.beside) await composeUrgentPictures(options.beside + path);
  }
  for (const page of pages.filter(({ name }) => isChosen(name))) await compare(page);
  if (isChosen(JOURNEY)) await compareJourneys(pages.at(-1)?.path ?? '/');
  console.log(`\n## Verdicts\n\n${verdicts(results)}`);
} finally {
  await browser.close();
  for (const rival of rivals) rival.close();
}

/** The document is requested before, as it is in a shop with traffic: the rivals' servers keep theirs, too. */
async function compare(page: VisitedPage): Promise<void> {
  await inTurns(rivals, async (rival) => {
    const visited = { ...rival, device };
    await renderedDocument(rival.origin, page.path);
    results.note(page.name, rival.letter, figuresOf(await visit(browser, page, visited)));
    if (!rival.isStore || !page.isTappedEarly) return;
    for (const seconds of rival.letter === 'a' ? EARLY_TAPS : EARLY_TAPS_OF_RIVALS) {
      await renderedDocument(rival.origin, page.path);
      const { answered } = await tapEarly(browser, page, visited, seconds * 1000);
      results.note(page.name, rival.letter, { [`tap after ${seconds} s: answer ms`]: answered });
    }
  });
  const scripts = await pageScripts(env.shopUrl, page.path);
  const sizes = await Promise.all(scripts.map((file) => brotliBytes(env.shopUrl, file)));
  results.note(page.name, 'a', { 'its scripts KB': sizes.reduce((sum, size) => sum + size, 0) / 1000 });
  tell(page.name, rivals);
}

/** Each answer of a journey's taps, a second after the load or the last answer. */
async function compareJourneys(product: string): Promise<void> {
  const session = await customerSession();
  await inTurns(stores, async ({ letter, origin, script }) => {
    await renderedDocument(origin, VISITOR.path);
    const answers = {
      ...(await travel(browser, origin, VISITOR, { device })),
      ...(await travel(browser, origin, customerJourney(product, script === 'react'), { device, session })),
    };
    for (const [step, { changed, answered }] of Object.entries(answers))
      results.note(JOURNEY, letter, {
        [`${step}: first change ms`]: changed,
        [`${step}: answer ms`]: answered,
      });
  });
  tell(JOURNEY, stores);
}

/** The order changes each round, so that none always runs on the warmer machine. */
async function inTurns(visited: readonly Rival[], measure: (rival: Rival) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const present = visited.filter(({ isReference }) => !isReference || round < REFERENCE_ROUNDS);
    for (const rival of round % 2 === 0 ? present : present.toReversed()) await measure(rival);
  }
}

function tell(place: string, visited: readonly Rival[]): void {
  console.log(`\n## ${place}\n\n${results.table(place, visited)}`);
}
