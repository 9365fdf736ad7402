import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Checkout, copyOfCheckout } from 'e2e/independence/checkout-copy';
import type { PublishedSet } from 'shared-contracts/document';
import { say } from 'workbench/console/progress';

const COMMANDS = 'platform/workbench/src/commands';
const POLL_MS = 20;
const VISIBLE_LIMIT = 60_000;
const NEW_PAGE = { remote: 'catalog', name: 'offers', path: '/offers' };
const NEW_REMOTE = 'reviews';

/** What a team waits for in its own checkout: a page and a remote from the command that makes them until they are live, gate and tests included. */
export async function tellTeamFigures(origin: string, dataFolder: string): Promise<void> {
  const checkout = await copyOfCheckout();
  const command = (name: string, ...args: string[]) => checkout.node(`${COMMANDS}/${name}.ts`, ...args);
  try {
    await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
    say('\nFrom the command to the first document, seconds');
    const { remote, name, path } = NEW_PAGE;
    await tellSteps('a page of a remote', [
      ['new-page', () => command('new-page', remote, name, path)],
      ...releasing(checkout, dataFolder, remote),
      ['visible', () => visible(origin + path, ({ status }) => status === 200)],
    ]);
    await checkout.release(dataFolder, 'rollback', remote);
    await tellSteps('a remote', [
      ['new-remote', () => command('new-remote', NEW_REMOTE)],
      ...releasing(checkout, dataFolder, NEW_REMOTE),
      ['visible', () => visible(origin, ({ html }) => html.includes(`/releases/${NEW_REMOTE}/`))],
    ]);
  } finally {
    await checkout.remove();
  }
}

/** What the table of pages adds to a document, plain and compressed. */
export async function tellTableOfPages(origin: string, path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text();
  const [, text = '{}'] = /id="released-set">(.*?)<\/script>/s.exec(html) ?? [];
  const { pages }: PublishedSet = JSON.parse(text);
  const table = `"pages":${JSON.stringify(pages)},`;
  if (!html.includes(table)) throw new Error('The document has no table of pages.');
  const compressed = (text: string) => brotliCompressSync(text).length;
  const added = compressed(html) - compressed(html.replace(table, ''));
  say(`\nThe table of pages in a document: ${table.length} characters, ${added} bytes compressed`);
}

type Step = readonly [name: string, work: () => Promise<unknown>];

function releasing(checkout: Checkout, dataFolder: string, id: string): Step[] {
  return [
    ['build', () => checkout.node(`${COMMANDS}/build.ts`, id)],
    ['publish', () => checkout.release(dataFolder, 'publish', id)],
  ];
}

async function tellSteps(what: string, steps: readonly Step[]): Promise<void> {
  const told: string[] = [];
  const begin = performance.now();
  for (const [name, work] of steps) {
    const before = performance.now();
    await work();
    told.push(`${name} ${seconds(performance.now() - before)}`);
  }
  say(`${what.padEnd(18)} ${seconds(performance.now() - begin)}  (${told.join(', ')})`);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

async function visible(
  address: string,
  isThere: (response: { status: number; html: string }) => boolean,
): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < VISIBLE_LIMIT) {
    const response = await fetch(address);
    if (isThere({ status: response.status, html: await response.text() })) return;
    await pause(POLL_MS);
  }
  throw new Error(`${address} did not become visible.`);
}
