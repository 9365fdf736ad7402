// @module-tag all
import { appendFile, copyFile, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { remoteBuild, shellBuild, temporaryFolder, writeFiles } from '../../testing/artefact-fixture.ts';
import { smuggleRelease } from '../../testing/smuggled-release.ts';
import { readLog } from '../log/change-log.ts';
import { readLive } from '../log/live-releases.ts';
import { publishTogether } from '../publish.ts';
import { releasedSet } from '../released-set.ts';
import { rollback } from '../rollback.ts';
import { releaseFolder, signatureFile, teamsFile } from '../store/registry-folders.ts';
import { addTeam, removeTeam } from '../team-changes.ts';

let folder: string;
let registry: string;
let keysFolder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  registry = join(folder, 'shop/registry');
  keysFolder = join(folder, 'keys');
  const shell = await shellBuild(join(folder, 'shell'));
  await publishTogether([shell, await buildOf('catalog', 'before'), await buildOf('account', '1')], registry);
});

function buildOf(id: string, text: string): Promise<string> {
  return remoteBuild(join(folder, id), { id, script: `globalThis.text = '${text}';` });
}

async function publish(id: string, text: string, keys = keysFolder): Promise<string> {
  const [published] = await publishTogether([await buildOf(id, text)], registry, {
    keysFolder: keys,
    why: 'a test',
  });
  return published?.hash ?? '';
}

async function smuggle(id: string, text: string): Promise<string> {
  return smuggleRelease(await buildOf(id, text), registry, id);
}

/** Ids of the remotes that an edge server would serve, and why it leaves others out. */
async function served(): Promise<{ ids: string[]; unsigned: string[] }> {
  const { set, unsigned } = await releasedSet(registry);
  return { ids: set?.remotes.map(({ release }) => release.id) ?? [], unsigned };
}

test('PROM-150 without teams, everybody publishes everything', async () => {
  await publish('catalog', 'anything');
  expect(await served()).toEqual({ ids: ['catalog', 'account'], unsigned: [] });
});

describe('a team', () => {
  test('PROM-150 publishes its own remotes with its key, which is outside of the registry and readable by its owner alone', async () => {
    const key = await addTeam(registry, 'design', ['catalog'], keysFolder);
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(await readFile(teamsFile(registry), 'utf8')).not.toContain('PRIVATE');
    const hash = await publish('catalog', 'signed');
    expect((await readLive(registry)).live.catalog).toBe(hash);
    expect((await served()).unsigned).toEqual([]);
  });

  test('PROM-152 leaves what is live valid when it is added, and what it published when it is removed', async () => {
    await addTeam(registry, 'design', ['catalog'], keysFolder);
    expect((await served()).unsigned).toEqual([]);
    await publish('catalog', 'signed');
    await removeTeam(registry, 'design');
    expect((await served()).unsigned).toEqual([]);
    await rollback({ ids: ['catalog'] }, registry, { force: 'its team is gone' });
    expect(await served()).toEqual({ ids: ['catalog', 'account'], unsigned: [] });
  });

  test('PROM-152 is an entry in the log, as is its end', async () => {
    await addTeam(registry, 'design', ['catalog'], keysFolder);
    await removeTeam(registry, 'design');
    expect((await readLog(registry)).slice(-2)).toMatchObject([
      { serial: 1, action: 'team', team: { name: 'design', change: 'added', remotes: ['catalog'] } },
      { serial: 1, action: 'team', team: { name: 'design', change: 'removed' } },
    ]);
  });

  test('PROM-150 cannot be added twice, and its key cannot be put beside the registry', async () => {
    await addTeam(registry, 'design', ['catalog'], keysFolder);
    await expect(addTeam(registry, 'design', ['account'], keysFolder)).rejects.toThrow(
      'There is a team design',
    );
    await expect(addTeam(registry, 'sales', ['account'], dirname(registry))).rejects.toThrow('Private keys');
  });
});

describe('a publication is refused, also a forced one', () => {
  beforeEach(() => addTeam(registry, 'design', ['catalog'], keysFolder));

  test('PROM-150 with the key of another shop’s team', async () => {
    const otherKeys = join(folder, 'other-keys');
    await addTeam(join(folder, 'other-shop/registry'), 'design', ['catalog'], otherKeys);
    await expect(publish('catalog', 'foreign', otherKeys)).rejects.toThrow('Only design may publish catalog');
  });

  test('PROM-150 with the key of another remote’s team', async () => {
    const otherKeys = join(folder, 'other-keys');
    await addTeam(registry, 'sales', ['account'], otherKeys);
    await expect(publish('catalog', 'of sales', otherKeys)).rejects.toThrow(
      'Only design may publish catalog',
    );
    await expect(publish('account', 'own', otherKeys)).resolves.toMatch(/^[0-9a-f]{16}$/);
  });

  test('PROM-150 with the key of a removed team, until a team is added', async () => {
    await removeTeam(registry, 'design');
    await expect(publish('catalog', 'late')).rejects.toThrow('a team that is still to be added');
    const newKeys = join(folder, 'new-keys');
    await addTeam(registry, 'interiors', ['catalog'], newKeys);
    await publish('catalog', 'of the new team', newKeys);
    expect((await served()).unsigned).toEqual([]);
  });

  test('PROM-150 while nobody can tell who may publish', async () => {
    await writeFiles(dirname(registry), { 'teams.json': '{"teams":' });
    await expect(publish('catalog', 'anything')).rejects.toThrow('cannot be read, so that nobody can tell');
    await expect(releasedSet(registry)).rejects.toThrow('cannot be read');
  });
});

describe('what is written into the registry past the commands is not served', () => {
  beforeEach(() => addTeam(registry, 'design', ['catalog', 'account'], keysFolder));

  test('PROM-151 a release without a signature', async () => {
    const hash = await smuggle('catalog', 'unsigned');
    expect(await served()).toEqual({
      ids: ['account'],
      unsigned: [`catalog ${hash} is not signed by design.`],
    });
  });

  test('PROM-151 a signed release whose bytes were changed', async () => {
    const hash = await publish('catalog', 'signed');
    await appendFile(join(releaseFolder(registry, 'catalog', hash), 'client/remoteEntry.1.js.br'), ' ');
    expect(await served()).toEqual({
      ids: ['account'],
      unsigned: [`catalog ${hash}: its files are lost or were changed.`],
    });
  });

  test('PROM-151 a release with the signature of another release', async () => {
    const signed = await publish('catalog', 'signed');
    const hash = await smuggle('catalog', 'unsigned');
    await copyFile(signatureFile(registry, 'catalog', signed), signatureFile(registry, 'catalog', hash));
    expect((await served()).unsigned).toEqual([`catalog ${hash} is not signed by design.`]);
  });

  test('PROM-151 a release of one remote in place of another, with its signature', async () => {
    const hash = await publish('account', 'signed');
    await smuggleRelease(await buildOf('account', 'signed'), registry, 'catalog');
    await copyFile(signatureFile(registry, 'account', hash), signatureFile(registry, 'catalog', hash));
    expect((await served()).unsigned).toEqual([`catalog ${hash} is not signed by design.`]);
  });

  test('PROM-151 a release that a team signed after it was removed', async () => {
    await addTeam(registry, 'interiors', ['catalog'], join(folder, 'new-keys'));
    const [first] = await publishTogether([await buildOf('catalog', 'of design')], registry, { keysFolder });
    const teams = await readFile(teamsFile(registry), 'utf8');
    await removeTeam(registry, 'design');
    expect((await served()).unsigned).toEqual([]);

    const after = await readFile(teamsFile(registry), 'utf8');
    await writeFiles(dirname(registry), { 'teams.json': teams });
    const hash = await publish('catalog', 'signed with the old key');
    expect(hash).not.toBe(first?.hash);
    await writeFiles(dirname(registry), { 'teams.json': after });
    expect((await served()).unsigned).toEqual([`catalog ${hash} is not signed by interiors.`]);
    await expect(rollback({ ids: ['catalog'], to: hash }, registry)).rejects.toThrow(/not signed/);
  });
});
