import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CommandFailure } from '../console/command-failure.ts';
import type { Version } from './server-options.ts';
import { askForUpgrade, openUpgradeDoor } from './upgrade-door.ts';

async function openDoor(upgrade: (to: Version) => Promise<void>): Promise<string> {
  const folder = await temporaryFolder();
  const door = await openUpgradeDoor(folder, upgrade);
  onTestFinished(() => void door.close());
  return folder;
}

describe('askForUpgrade', () => {
  test('names the checkout and its Node to the shop on the folder', async () => {
    const asked: Version[] = [];
    const folder = await openDoor(async (to) => void asked.push(to));
    await askForUpgrade(folder, '/srv/next');
    expect(asked).toEqual([{ root: '/srv/next', node: process.execPath }]);
  });

  test('PROM-254 says why the shop goes on as it was', async () => {
    const folder = await openDoor(() => Promise.reject(new CommandFailure('The provider did not start.')));
    await expect(askForUpgrade(folder, '/srv/next')).rejects.toThrow(
      'The shop goes on as it was. The provider did not start.',
    );
  });

  test('says that no shop runs on the folder', async () => {
    const folder = await temporaryFolder();
    await expect(askForUpgrade(folder, '/srv/next')).rejects.toThrow(
      `No shop runs on ${folder}. Start it with npm start`,
    );
  });

  test('PROM-254 is refused while another upgrade is under way, and works after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const folder = await openDoor(() => promise);
    const first = askForUpgrade(folder, '/srv/next');
    const second = askForUpgrade(folder, '/srv/next');
    await expect(second).rejects.toThrow('Another upgrade is under way.');
    resolve();
    await first;
    await askForUpgrade(folder, '/srv/next');
  });

  test('PROM-254 is refused for another major of Node', async () => {
    const folder = await openDoor(() => Promise.resolve());
    const asked = request({ socketPath: join(folder, 'upgrade.sock'), method: 'POST' });
    asked.end(JSON.stringify({ root: '/srv/next', node: '/usr/bin/node', nodeVersion: 'v99.1.0' }));
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(409);
    expect(await text(response)).toMatch(
      /^That version runs on Node v99\.1\.0, the shop on Node v.*: stop the shop/,
    );
  });
});
