import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { pagesToVisit } from 'e2e/browser/visited-pages';
import { env } from 'e2e/env';
import { composeUrgentPictures } from 'e2e/provider-data/composed-pictures';
import { buildOrdinaryApp } from '../ordinary-app/build-ordinary-app.ts';
import { CHEAP_PHONE, OLD_PHONE } from './device.ts';
import { filterToGrid } from './filter-to-grid.ts';
import { type FirstTap, firstTap } from './first-tap.ts';
import { type DocumentOf, handWritten, ordinary, unrendered } from './rival-documents.ts';
import { startRivalServer } from './rival-server.ts';
import { type Visit, type VisitedPage, visit } from './visit.ts';

/** The columns of the table, and how each figure of a visit is written. */
const COLUMNS: Readonly<Record<string, (visits: readonly (Visit & FirstTap)[]) => string>> = {
  'first content ms': (visits) => written(visits.map(({ firstContent }) => firstContent)),
  'largest ms': (visits) => written(visits.map(({ largestContent }) => largestContent)),
  'tapped ms': (visits) => written(visits.map(({ tapped }) => tapped)),
  'response ms': (visits) => written(visits.map(({ responded }) => responded)),
  'hydrated ms': (visits) => written(visits.map(({ hydrated }) => hydrated)),
  'blocking ms': (visits) => written(visits.map(({ blocking }) => blocking)),
  'longest task ms': (visits) => written(visits.map(({ longestTask }) => longestTask)),
  'script ms': (visits) => written(visits.map(({ script }) => script)),
  'layout ms': (visits) => written(visits.map(({ layout }) => layout)),
  'JS KB': (visits) => (median(visits.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1),
  'heap MB': (visits) => (median(visits.map(({ heapBytes }) => heapBytes)) / 1_000_000).toFixed(1),
};

// `npm run bench -- home shop --beside=http://localhost:3000`: two pages alone, and another running shop as a rival.
const { values: options, positionals: chosenPages } = parseArgs({
  options: { beside: { type: 'string' }, slow: { type: 'boolean' } },
  allowPositionals: true,
});

const device = options.slow ? OLD_PHONE : CHEAP_PHONE;
/** A visit of the old phone takes half a minute. */
const ROUNDS = options.slow ? 3 : 7;

const app = await buildOrdinaryApp();
const inTurn =
  (first: DocumentOf, then: DocumentOf): DocumentOf =>
  (html) =>
    then(first(html));

const servers = await Promise.all([
  startRivalServer(env.shopUrl, unrendered),
  startRivalServer(env.shopUrl, inTurn(ordinary(app), unrendered), app.folder),
  startRivalServer(env.shopUrl, ordinary(app), app.folder),
  startRivalServer(env.shopUrl, handWritten),
]);
const rivals = [
  { name: '(a) this shop', origin: env.shopUrl, hasScript: true },
  { name: '(b) without server rendering', origin: servers[0].origin, hasScript: true },
  { name: '(c) ordinary client application', origin: servers[1].origin, hasScript: true },
  { name: '(d) ordinary, rendered on the server', origin: servers[2].origin, hasScript: true },
  { name: '(e) page written by hand', origin: servers[3].origin, hasScript: false },
  ...(options.beside ? [{ name: `(f) ${options.beside}`, origin: options.beside, hasScript: true }] : []),
];
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });

try {
  const { network, slowdown } = device;
  const line = `${network.latency} ms, ${(network.downloadThroughput * 8) / 1_000_000} Mbit/s`;
  console.log(`Median of ${ROUNDS} visits, interleaved; ${line}, ${slowdown} × CPU slowdown, empty cache.`);
  const pages = (await pagesToVisit()).filter(
    ({ name }) => chosenPages.length === 0 || chosenPages.includes(name),
  );
  // The first request composes a picture; in a shop with traffic it is already cached.
  for (const { path } of pages) {
    await composeUrgentPictures(env.shopUrl + path);
    if (options.beside) await composeUrgentPictures(options.beside + path);
  }
  for (const page of pages) await compare(page);
  if (chosenPages.length === 0) await reportFilters();
} finally {
  await browser.close();
  for (const server of servers) server.close();
}

async function reportFilters(): Promise<void> {
  for (const { name, origin } of rivals.filter(({ name }) => /^\([ac]\)/.test(name))) {
    const { nextFrame, grid } = await filterToGrid(browser, origin);
    console.log(
      `\nA filter, ${name}: to the next frame ${written(nextFrame.slice(0, 1))} ms the first time, ${written(nextFrame)} ms as a rule; to its products ${written(grid)} ms`,
    );
  }
  console.log(`\nEntries of the remotes, Brotli: ${(await entrySizes()).join(', ')}`);
}

async function compare(page: VisitedPage): Promise<void> {
  const visits = new Map<string, (Visit & FirstTap)[]>(rivals.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order rotates each round, so that none always runs on the warmer machine.
    for (const { name, origin, hasScript } of round % 2 === 0 ? rivals : rivals.toReversed()) {
      const loaded = await visit(browser, origin, page, { hasScript, device });
      visits
        .get(name)
        ?.push({ ...loaded, ...(await firstTap(browser, origin, page, { hasScript, device })) });
    }
  }
  const header = ['', ...Object.keys(COLUMNS)];
  console.log(`\n## ${page.name}\n\n| ${header.join(' | ')} |\n|${header.map(() => '---|').join('')}`);
  for (const [name, made] of visits) {
    const figures = Object.values(COLUMNS).map((figureOf) => figureOf(made));
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
}

function written(times: number[]): string {
  const time = median(times);
  if (time === Number.POSITIVE_INFINITY) return 'lost';
  return Number.isNaN(time) ? '–' : String(Math.round(time));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function entrySizes(): Promise<string[]> {
  const html = await (await fetch(`${env.shopUrl}/`)).text();
  const block = /id="released-set">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { remotes } = JSON.parse(block) as { remotes: Record<string, { entry: string }> };
  return Promise.all(
    Object.entries(remotes).map(async ([id, { entry }]) => {
      const response = await fetch(env.shopUrl + entry, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      return `${id} ${(Number(response.headers.get('content-length')) / 1000).toFixed(1)} KB`;
    }),
  );
}
