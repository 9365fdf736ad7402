import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beginCanary, theCanary, withdrawCanary } from 'releases/registry/canary';
import { publish, publishTogether, registerTogether } from 'releases/registry/publish';
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
  const lines = await said(tellStatus, registry);
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
  expect(await said(tellStatus, registry)).toContainEqual(
    expect.stringContaining(`The canary ${name} is for 5 % of visitors, by `),
  );
  await withdrawCanary(registry, await theCanary(registry), { why: 'It is slow.', by: 'the edge server' });
  expect(await said(tellStatus, registry)).toContainEqual(
    expect.stringMatching(`The canary ${name} was withdrawn at .+ by the edge server. It is slow.`),
  );
  expect(await said(tellLog, registry)).toContain('    canary withdrawn, for 5 % of visitors\n');
});

test('PROM-106 the log tells of each change how large its build is, and whether it was checked', async () => {
  const folder = await temporaryFolder();
  const registry = join(folder, 'registry');
  await publish(await shellBuild(join(folder, 'shell')), registry);
  // Random bytes, because compression does not shorten them.
  const catalog = (bytes: number) =>
    remoteBuild(join(folder, 'catalog'), { script: `'${randomBytes(bytes).toString('latin1')}'` });
  await publish(await catalog(20_000), registry);
  await publishTogether([await catalog(5_000)], registry, { why: 'Now.', without: ['browser: it is night'] });
  const [second, first] = (await said(tellLog, registry)).join('').split(/^(?=\d+ {2})/m);
  expect(first).toMatch(/catalog {2}nothing → [0-9a-f]{16}.*, \d\d\.\d KB\n {4}checked in full\n/);
  expect(second).toMatch(/→ [0-9a-f]{16}.*, \d\.\d KB \(−1\d\.\d\)\n {4}without browser: it is night\n$/);
});

async function said(tell: (registry: string) => Promise<void>, registry: string): Promise<string[]> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await tell(registry);
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  return lines;
}
