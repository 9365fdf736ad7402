import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from 'e2e/env';

// `npm run bench -- --throughput`: what 1 and 2 providers behind 1 and 2 edge servers answer in a second, each in a cluster of its own.

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const SECONDS = Number(options.seconds);
const CLIENTS = 24;
const WARM_UP = 3_000;

const JSON_TYPE = { 'content-type': 'application/json' };
const CALLS: Readonly<Record<string, (turn: number) => Promise<Response>>> = {
  documents: (turn) => fetch(`${env.shopUrl}/shop/Sheet?page=${1 + (turn % 40)}`),
  lists: (turn) =>
    fetch(`${env.shopUrl}/api/product/byfilters?page=1&limit=24`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ filters: { productClass: 'Sheet', minPrice: 100 + (turn % 900) } }),
    }),
};

/** Answers in a second, and those with another status than 200. */
async function measure(call: (turn: number) => Promise<Response>) {
  const counts = { answered: 0, other: 0 };
  let turn = 0;
  const begun = performance.now();
  const end = begun + SECONDS * 1_000;
  const work = async () => {
    while (performance.now() < end) {
      turn += 1;
      const response = await call(turn);
      await response.arrayBuffer();
      if (response.ok) counts.answered += 1;
      else counts.other += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  const seconds = (performance.now() - begun) / 1_000;
  return `${Math.round(counts.answered / seconds)} a second, ${counts.other} refused`;
}

await pause(WARM_UP);
for (const [name, call] of Object.entries(CALLS)) {
  await measure(call);
  console.log(`${process.env['CLUSTER']}: ${name} ${await measure(call)}`);
}
