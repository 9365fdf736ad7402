import { join } from 'node:path';
import { beginCanary, theCanary, withdrawCanary } from 'releases/registry/canary';
import { publish, registerTogether } from 'releases/registry/publish';
import { writeReportedErrors } from 'releases/registry/reported-errors';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { expect, test, vi } from 'vitest';
import { tellLog, tellStatus } from './tell-releases.ts';

test('PROM-171 PROM-304 the status of a release says how many errors browsers reported of it, and which team to ask', async () => {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  const shell = await publish(await shellBuild(join(folder, 'shell')), registry);
  const catalog = await publish(
    await remoteBuild(join(folder, 'catalog'), { owner: { team: '@shop/catalog' } }),
    registry,
  );
  const at = '2026-11-22T10:00:00.000Z';
  const sentence = 'catalog/shop threw while rendering.';
  const frame = 'catalog/static/js/shop.js:1:200';
  await writeReportedErrors(registry, {
    [`catalog/${catalog.hash}`]: { count: 3, reports: 12, at, page: '/shop/:class', sentence, frame },
  });
  const lines = await linesOf(tellStatus, registry);
  const after = (hash: string) => lines[lines.findIndex((line) => line.includes(hash)) + 1] ?? '';
  expect(after(catalog.hash)).toContain(
    `12 reported by browsers of 3 addresses, the last at ${at} on /shop/:class: ${sentence} Ask @shop/catalog.`,
  );
  expect(lines).toContain(`    npm run release -- explain catalog/${catalog.hash} ${frame}\n`);
  expect(after(shell.hash)).not.toContain('reported');
});

test('PROM-308 status and log tell of the canary, and why it was withdrawn', async () => {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  await publish(await shellBuild(join(folder, 'shell')), registry);
  const registered = await registerTogether([await remoteBuild(join(folder, 'catalog'))], registry, {});
  const name = `catalog ${registered.hashes['catalog']}`;
  await beginCanary(registry, registered, 5);
  expect(await linesOf(tellStatus, registry)).toContainEqual(
    expect.stringContaining(`The canary ${name} is for 5 % of visitors, by `),
  );
  await withdrawCanary(registry, await theCanary(registry), { why: 'It is slow.', by: 'the edge server' });
  expect(await linesOf(tellStatus, registry)).toContainEqual(
    expect.stringMatching(`The canary ${name} was withdrawn at .+ by the edge server. It is slow.`),
  );
  expect(await linesOf(tellLog, registry)).toContain('    canary withdrawn, for 5 % of visitors\n');
});

async function linesOf(tell: (registry: string) => Promise<void>, registry: string): Promise<string[]> {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await tell(registry);
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  return lines;
}
