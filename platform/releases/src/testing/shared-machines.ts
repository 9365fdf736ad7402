import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from 'store/open-store';
import { expect, onTestFinished, vi } from 'vitest';
import { readLog } from '../registry/log/change-log.ts';
import { readLive } from '../registry/log/live-releases.ts';
import { type PublishNotes, publishTogether } from '../registry/publish.ts';
import { releasedSet } from '../registry/released-set.ts';
import { bringUpToDate } from '../registry/shared/bring-up-to-date.ts';
import { ChangeRows } from '../registry/shared/change-rows.ts';
import type { SharedRegistry } from '../registry/shared/shared-registry.ts';
import { readTeams } from '../registry/signing/teams.ts';
import { remoteBuild, shellBuild, temporaryFolder } from './artefact-fixture.ts';

export interface Machine {
  registry: string;
  shared: SharedRegistry;
  /** @returns the hash of the last build */
  publish(builds: readonly string[], notes?: PublishNotes): Promise<string>;
  update(): Promise<number>;
}

export class SharedMachines {
  readonly folder: string;
  readonly url: string;

  private constructor(folder: string, url: string) {
    this.folder = folder;
    this.url = url;
  }

  static async on(url: string): Promise<SharedMachines> {
    return new SharedMachines(await temporaryFolder(), url);
  }

  /** @param url of another database */
  async machine(name: string, url = this.url): Promise<Machine> {
    const registry = join(this.folder, name, 'registry');
    const rows = await ChangeRows.at(url);
    onTestFinished(() => rows.close());
    const store = openStore({ place: join(this.folder, 'store') });
    const shared = { rows, source: store };
    return {
      ...{ registry, shared },
      publish: async (builds, notes) =>
        (await publishTogether(builds, registry, { shared, store, ...notes })).at(-1)?.hash ?? '',
      update: () => bringUpToDate(registry, shared),
    };
  }

  shell(): Promise<string> {
    return shellBuild(join(this.folder, 'shell'));
  }

  catalog(text: string): Promise<string> {
    return remoteBuild(join(this.folder, text), { script: `globalThis.text = '${text}';` });
  }

  /** Holds back the commands' writes to the database until all of them are about to write. */
  async atTheSameMoment<Result>(commands: readonly (() => Promise<Result>)[]) {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query('begin; lock table registry.change in share row exclusive mode');
      const results = Promise.allSettled(commands.map((command) => command()));
      const waiting =
        "select count(*)::int as count from pg_locks where not granted and relation = 'registry.change'::regclass";
      await vi.waitUntil(async () => (await client.query(waiting)).rows[0].count === commands.length, 20_000);
      await client.query('commit');
      return await results;
    } finally {
      await client.end();
    }
  }
}

export async function expectSame(one: Machine, other: Machine): Promise<void> {
  for (const read of [readLive, readLog, readTeams, releasedSet])
    expect(await read(other.registry)).toEqual(await read(one.registry));
}
