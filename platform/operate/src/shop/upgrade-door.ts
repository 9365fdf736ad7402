import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandFailure } from '../console/command-failure.ts';
import { sentenceOf } from '../console/error-sentence.ts';
import type { Version } from './server-options.ts';

/** In the data folder: the socket on which a running shop accepts an upgrade. Only its owner can connect. */
const UPGRADE_FILE = 'upgrade.sock';

interface UpgradeRequest extends Version {
  nodeVersion: string;
}

/**
 * Lets `npm run upgrade` of another checkout replace the servers, one upgrade at a time.
 * @throws the system's error where it cannot listen, such as below a path of more than a hundred letters
 */
export async function openUpgradeDoor(
  dataFolder: string,
  upgrade: (to: Version) => Promise<void>,
): Promise<Server> {
  const path = join(dataFolder, UPGRADE_FILE);
  // A shop that was killed leaves its socket behind. Of two shops on the same data, the one started later is upgraded.
  rmSync(path, { force: true });
  let isUpgrading = false;
  const door = createServer(async (incoming, response) => {
    try {
      const { nodeVersion, ...to }: UpgradeRequest = JSON.parse(await text(incoming));
      if (isUpgrading) throw new CommandFailure('Another upgrade is under way.');
      if (majorOf(nodeVersion) !== majorOf(process.version))
        throw new CommandFailure(
          `That version runs on Node ${nodeVersion}, the shop on Node ${process.version}: stop the shop, then start that version.`,
        );
      isUpgrading = true;
      await upgrade(to).finally(() => {
        isUpgrading = false;
      });
      response.end();
    } catch (error) {
      response.writeHead(409).end(sentenceOf(error));
    }
  });
  door.listen(path);
  await once(door, 'listening');
  return door;
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? version;
}

/**
 * Makes the shop on a data folder continue with the servers of another checkout.
 * @throws {CommandFailure} with the reason when it does not, and stays as it was
 */
export async function askForUpgrade(dataFolder: string, root: string): Promise<void> {
  const asked = request({ socketPath: join(dataFolder, UPGRADE_FILE), method: 'POST' });
  const to: UpgradeRequest = { root, node: process.execPath, nodeVersion: process.version };
  asked.end(JSON.stringify(to));
  const [response] = await once(asked, 'response').catch(() => {
    throw new CommandFailure(
      `No shop runs on ${dataFolder}. Start it with npm start, or name its folder: SHOP_DATA=<folder> npm run upgrade`,
    );
  });
  if (response.statusCode !== 200)
    throw new CommandFailure(`The shop goes on as it was. ${await text(response)}`);
}
