import { join } from 'node:path';
import { readLive } from '../registry/live-releases.ts';
import { publishTogether } from '../registry/publish.ts';
import { rollback } from '../registry/rollback.ts';
import { CommandFailure } from './console/command-failure.ts';
import { shopSettings } from './console/env.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

const USAGE = `npm run release -- publish <remote…>    makes built remotes live: catalog, cart-checkout, …, or shell
npm run release -- rollback <remote>    makes the release before the live one live again
npm run release -- status               what is live, and what was`;

function distFolder(id: string): string {
  return join(ROOT, id === 'shell' ? 'shell' : `mfe-${id}`, 'dist');
}

async function publishBuilds(ids: readonly string[], registry: string): Promise<void> {
  for (const { id, hash, changed } of await publishTogether(ids.map(distFolder), registry)) {
    console.log(changed ? `${id} ${hash} is live.` : `${id} ${hash} was live already.`);
  }
}

async function rollBack(id: string, registry: string): Promise<void> {
  const { from, to } = await rollback(id, registry);
  console.log(`${id} ${to} is live again, in place of ${from}.`);
}

async function tellStatus(registry: string): Promise<void> {
  const { serial, live, history } = await readLive(registry);
  console.log(`Change ${serial} of ${registry}`);
  for (const [id, publications] of Object.entries(history)) {
    console.log(`\n${id}`);
    for (const { hash, at, commit, rolledBackAt } of publications.toReversed()) {
      const state = hash === live[id] ? 'live' : rolledBackAt ? 'rolled back' : '';
      console.log(`  ${hash}  ${at}  ${(commit ?? '').slice(0, 12).padEnd(12)}  ${state}`.trimEnd());
    }
  }
}

await runCommand(async () => {
  const registry = join(shopSettings().dataFolder, 'registry');
  const [action, ...ids] = process.argv.slice(2);
  const [id] = ids;
  if (action === 'publish' && id) await publishBuilds(ids, registry);
  else if (action === 'rollback' && id && ids.length === 1) await rollBack(id, registry);
  else if (action === 'status' && !id) await tellStatus(registry);
  else throw new CommandFailure(USAGE);
  return true;
});
