import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from 'e2e/env';
import { buildErrors } from 'releases/gate/check-build';
import { publishTogether } from 'releases/registry/publish';
import { releasedSet } from 'releases/registry/released-set';
import { rollback } from 'releases/registry/rollback';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { anyProduct } from 'releases/trial/trial-addresses';
import { say } from 'workbench/console/progress';
import { runCommand } from 'workbench/console/run-command';
import { ROOT } from 'workbench/console/workspace';
import { distFolder } from 'workbench/releases/build-origin';
import { tryBuilds } from 'workbench/releases/tried-builds';
import { changedBuild } from './changed-build.ts';
import { rendererCost } from './renderer-cost.ts';
import { tellTableOfPages, tellTeamFigures } from './team-figures.ts';

const REMOTE = 'catalog';
const PAGE = '/shop/Sheet';
const TIMES = 5;
const POLL_MS = 20;
const VISIBLE_LIMIT = 30_000;

// Prints how long it takes to publish, to roll back and to check a remote, and what the isolated renderer costs.
await runCommand(async () => {
  const origin = env.shopUrl;
  const registry = join(env.shopData, 'registry');
  const copies = join(env.shopData, 'copies');
  const copyOf = (name: string) => changedBuild(distFolder(ROOT, REMOTE), join(copies, name), name);

  say('\nRenderer, medians of interleaved renderings without a document cache');
  say(
    'page                     rendering ms  sent by a process without limits ms  isolated ms  more than either',
  );
  const { set } = await releasedSet(registry);
  const shellFolder = releaseFolder(registry, 'shell', set?.shell.hash ?? '');
  const product = (await anyProduct(origin)) ?? '/about';
  const urls = ['/', PAGE, product];
  const { pages, megabytes, bareMegabytes } = await rendererCost(registry, env.providerOrigin, urls);
  for (const { url, inProcess, sent, isolated } of pages) {
    const [ofRendering, ofSent] = [inProcess, sent].map(
      (time) => `${Math.round((isolated / time - 1) * 100)} %`,
    );
    const times = [
      inProcess.toFixed(1).padStart(12),
      sent.toFixed(1).padStart(34),
      isolated.toFixed(1).padStart(12),
    ];
    say(`${url.slice(0, 24).padEnd(24)} ${times.join(' ')}  ${ofRendering}, ${ofSent}`);
  }
  say(`memory: ${megabytes} MB isolated, ${bareMegabytes} MB in a process without limits`);

  const published: number[] = [];
  const rolledBack: number[] = [];
  for (let turn = 1; turn <= TIMES; turn += 1) {
    const copy = await copyOf(`publication ${turn}`);
    published.push(
      await visibleAfter(origin, async () => {
        const [release] = await publishTogether([copy], registry);
        return release?.hash ?? '';
      }),
    );
    rolledBack.push(
      await visibleAfter(origin, async () => {
        const [release] = await rollback({ ids: [REMOTE] }, registry);
        return release?.to ?? '';
      }),
    );
  }
  say(`\nFrom the command to the first document with the release, ${TIMES} times`);
  say(`publish    ${told(published)}`);
  say(`roll back  ${told(rolledBack)}`);

  const candidate = await copyOf('candidate');
  const others = set?.remotes.filter(({ release }) => release.id !== REMOTE) ?? [];
  const read = await timed(() =>
    buildErrors({
      id: REMOTE,
      folder: candidate,
      others: [...(set ? [set.shell.release] : []), ...others.map(({ release }) => release)],
      shellFolder,
      previous: [],
    }),
  );
  const tried = await timed(() =>
    tryBuilds(ROOT, { registry, candidates: new Map([[REMOTE, candidate]]), shellFolder }),
  );
  say('\nThe gate, seconds (types and tests that ran before are not run again)');
  say(`reads and opens the build  ${(read.ms / 1000).toFixed(1)}`);
  say(`tries it in a shop         ${(tried.ms / 1000).toFixed(1)}`);
  for (const reason of [...read.result, ...tried.result]) say(`  refused: ${reason}`);

  await tellTableOfPages(origin, PAGE);
  await tellTeamFigures(origin, env.shopData);
  return true;
});

/** Milliseconds from the begin of a change until a document names the release that it returns. */
async function visibleAfter(origin: string, change: () => Promise<string>): Promise<number> {
  const begin = performance.now();
  const hash = await change();
  while (performance.now() - begin < VISIBLE_LIMIT) {
    const html = await (await fetch(origin + PAGE)).text();
    if (html.includes(`/releases/${REMOTE}/${hash}/`)) return performance.now() - begin;
    await pause(POLL_MS);
  }
  throw new Error(`${REMOTE} ${hash} did not become visible.`);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begin = performance.now();
  const result = await work();
  return { ms: performance.now() - begin, result };
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${Math.round(median)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
}
