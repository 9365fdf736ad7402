// @module-tag all
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder } from '../../testing/artefact-fixture.ts';
import { readLog } from '../log/change-log.ts';
import { type LiveReleases, readLive, writeLive } from '../log/live-releases.ts';
import { publishTogether } from '../publish.ts';
import { releasedSet } from '../released-set.ts';
import { rollback } from '../rollback.ts';
import { liveFile, logFile } from '../store/registry-folders.ts';
import { addTeam, removeTeam } from '../team-changes.ts';
import { writeServedChanges } from './signed-change.ts';

const ids = ['catalog'];
let folder: string;
let registry: string;
let keysFolder: string;
/** What was live after each of three publications. */
let states: LiveReleases[];

beforeEach(async () => {
  folder = await temporaryFolder();
  registry = join(folder, 'shop/registry');
  keysFolder = join(folder, 'keys');
  await publishTogether([await shellBuild(join(folder, 'shell'))], registry);
  await addTeam(registry, 'design', ids, keysFolder);
  states = [];
  for (const text of ['1', '2', '3']) {
    await publish(text);
    states.push(await readLive(registry));
  }
});

async function publish(text: string): Promise<void> {
  const build = await remoteBuild(join(folder, 'catalog'), { script: `globalThis.text = '${text}';` });
  await publishTogether([build], registry, { keysFolder });
}

const hashOf = (state: LiveReleases | undefined) => state?.live.catalog ?? '';

/** Serves what is live, as an edge server does. @returns the reasons for the releases that it refuses */
async function serve(): Promise<string[]> {
  const { unsigned, right } = await releasedSet(registry);
  if (unsigned.length === 0) await writeServedChanges(registry, right);
  return unsigned;
}

/** Writes to the registry without the commands, with the next serial number or a given one. */
async function writeByHand(state: LiveReleases | undefined, serial?: number): Promise<string[]> {
  const { serial: last, history } = await readLive(registry);
  await writeLive(registry, { history, live: {}, ...state, serial: serial ?? last + 1 });
  return serve();
}

const refused = (state: LiveReleases | undefined) => [
  `catalog ${hashOf(state)} went live by a change that is not signed by design.`,
];

describe('a roll-back of a remote that has a team', () => {
  test('PROM-160 is signed with the key of the team, which the log keeps', async () => {
    expect(await serve()).toEqual([]);
    await rollback({ ids }, registry, { keysFolder });
    expect(await serve()).toEqual([]);
    expect((await readLive(registry)).live.catalog).toBe(hashOf(states[1]));
    const [from, to] = [hashOf(states[2]), hashOf(states[1])];
    expect((await readLog(registry)).at(-1)).toMatchObject({
      action: 'rollback',
      releases: [{ id: 'catalog', from, to }],
      signed: { catalog: { serial: 5, from, team: 'design', signature: expect.stringMatching(/./) } },
    });
  });

  test('PROM-160 is refused without the key', async () => {
    await expect(rollback({ ids }, registry, { keysFolder: folder })).rejects.toThrow(
      'Only design may roll back catalog',
    );
    expect((await readLive(registry)).serial).toBe(4);
  });

  test('PROM-160 is served by force of the operator, once, and logged', async () => {
    await serve();
    await rollback({ ids }, registry, { force: 'no key at night' });
    expect(await serve()).toEqual([]);
    expect((await readLog(registry)).at(-1)).toMatchObject({
      why: 'no key at night',
      without: ['the key of a team of catalog'],
    });
    await publish('4');
    expect(await serve()).toEqual([]);
    expect(await writeByHand(states[1])).toEqual(refused(states[1]));
    await publish('5');
    expect(await serve()).toEqual([]);
    await rollback({ ids, to: hashOf(states[1]) }, registry, { keysFolder });
    expect(await serve()).toEqual([]);
  });

  test('PROM-160 is possible without its team by force alone', async () => {
    await serve();
    await removeTeam(registry, 'design');
    await expect(rollback({ ids }, registry, { keysFolder })).rejects.toThrow('has lost its team');
    await rollback({ ids }, registry, { force: 'the key was stolen' });
    expect(await serve()).toEqual([]);
  });
});

describe('an earlier release that is made live past the commands is not served', () => {
  test('PROM-160 with the signature of its publication', async () => {
    await serve();
    expect(await writeByHand(states[0])).toEqual(refused(states[0]));
  });

  test('PROM-160 with the signature of a roll-back that was served before', async () => {
    await rollback({ ids }, registry, { keysFolder });
    const rolledBack = await readLive(registry);
    await serve();
    await publish('4');
    expect(await serve()).toEqual([]);
    expect(await writeByHand(rolledBack)).toEqual(refused(rolledBack));
  });

  test('PROM-160 with the signature of a roll-back under another number', async () => {
    await rollback({ ids }, registry, { keysFolder });
    const rolledBack = await readLive(registry);
    await publish('4');
    await serve();
    const { catalog } = rolledBack.signed ?? {};
    const signed = catalog && { catalog: { ...catalog, serial: 9 } };
    expect(await writeByHand({ ...rolledBack, signed })).toEqual(refused(rolledBack));
  });

  test('PROM-160 although the registry begins again', async () => {
    await serve();
    await Promise.all([liveFile(registry), logFile(registry)].map((file) => rm(file)));
    expect(await writeByHand(states[0], 1)).toEqual(refused(states[0]));
    await publish('4');
    expect(await serve()).toEqual([]);
  });
});
