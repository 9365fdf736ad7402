import { chromium } from '@playwright/test';
import { env } from '../env.ts';
import { CHROMIUM_ARGUMENTS } from '../shop/chromium-arguments.ts';
import { buildOrdinaryApp } from './ordinary-app/build-ordinary-app.ts';
import { startOrdinaryServer } from './ordinary-server.ts';
import { type Visit, type VisitedPage, visit } from './visit.ts';

const ROUNDS = 7;

const app = await buildOrdinaryApp();
const server = await startOrdinaryServer(app, env.shopUrl);
const address = server.address();
const ordinary = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });

try {
  const pages = await pagesToVisit();
  console.log(
    `Median of ${ROUNDS} visits, interleaved; 150 ms, 1.6 Mbit/s, 4 × CPU slowdown, empty cache.\n`,
  );
  console.log('| page | federated ms | ordinary ms | ratio | federated JS KB | ordinary JS KB |');
  console.log('|---|---|---|---|---|---|');
  for (const page of pages) console.log(await comparison(page));
  console.log(`\nEntries of the remotes, Brotli: ${(await entrySizes()).join(', ')}`);
} finally {
  await browser.close();
  server.close();
}

async function pagesToVisit(): Promise<VisitedPage[]> {
  const answer = await fetch(`${env.shopUrl}/api/product/byfilters?page=1&limit=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { productClass: 'Sheet', material: 'Sheet' } }),
  });
  const { products } = (await answer.json()) as { products: Record<string, string>[] };
  const { category, type, shade, product_id } = products[0] ?? {};
  const segments = [category, type, shade, product_id].map((segment) => encodeURIComponent(segment ?? '-'));
  return [
    { name: 'home', path: '/', content: 'main h1' },
    { name: 'shop', path: '/shop/Sheet', content: 'main article a' },
    { name: 'product', path: `/shop/${segments.join('/')}?material=Sheet`, content: 'main h1 ~ *, main h1' },
  ];
}

async function comparison(page: VisitedPage): Promise<string> {
  const visits: Record<'federated' | 'ordinary', Visit[]> = { federated: [], ordinary: [] };
  const rivals = [
    ['federated', env.shopUrl],
    ['ordinary', ordinary],
  ] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order turns each round, so that neither always meets the warmer machine.
    for (const [rival, origin] of round % 2 === 0 ? rivals : rivals.toReversed()) {
      visits[rival].push(await visit(browser, origin, page));
    }
  }
  const federated = summary(visits.federated);
  const plain = summary(visits.ordinary);
  const ratio = (federated.contentMs / plain.contentMs).toFixed(2);
  return `| ${page.name} | ${federated.contentMs} | ${plain.contentMs} | ${ratio} | ${federated.kilobytes} | ${plain.kilobytes} |`;
}

function summary(visits: Visit[]) {
  return {
    contentMs: Math.round(median(visits.map((one) => one.contentMs))),
    kilobytes: (median(visits.map((one) => one.scriptBytes)) / 1000).toFixed(1),
  };
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
      const answer = await fetch(env.shopUrl + entry, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      return `${id} ${(Number(answer.headers.get('content-length')) / 1000).toFixed(1)} KB`;
    }),
  );
}
