import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChangedPackages } from '../builds/build-packages.ts';
import { openCluster } from '../cluster/cluster.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { say, step } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { checkedSettings } from '../shop/checked-settings.ts';
import { prepareDataFolder } from '../shop/data-folder.ts';

// Postgres, several providers, several edge servers and a load balancer on one machine: `npm run cluster -- --providers=2 --edges=2`.

/** In the data folder. */
const CLUSTER_FOLDER = 'cluster';

await runCommand(async (stop) => {
  const { providers, edges } = readArguments(process.argv.slice(2));
  const { dataFolder, port, databaseUrl } = await checkedSettings(ROOT);
  await prepareDataFolder(dataFolder);
  await buildChangedPackages(ROOT, stop);
  const folder = join(dataFolder, CLUSTER_FOLDER);
  const cluster = await openCluster({ root: ROOT, folder, port, providers, edges, databaseUrl });
  say();
  say(`  Shop           ${cluster.origin}/ (certificate: ${cluster.certificate})`);
  say(`  Edge servers   ${cluster.edgeOrigins.join(', ')}`);
  say(`  API            ${cluster.providerOrigin}`);
  say();
  say('  Ctrl-C stops everything.');
  if (!stop.aborted) await once(stop, 'abort');
  say();
  await step('Stop the cluster', () => cluster.stop());
  return true;
});

function readArguments(args: string[]): { providers: number; edges: number } {
  const option = { type: 'string', default: '2' } as const;
  const { values } = parseArgs({ args, options: { providers: option, edges: option } });
  const counts = { providers: Number(values.providers), edges: Number(values.edges) };
  for (const [name, count] of Object.entries(counts)) {
    if (!Number.isInteger(count) || count < 1 || count > 9)
      throw new CommandFailure(`--${name} takes a number from 1 to 9.`);
  }
  return counts;
}
