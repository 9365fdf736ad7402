// @module-tag all
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { type ServerOptions, startServer } from './server-process.ts';

const READY = "console.log('provider ready on http://localhost:4123');";
const STAYS = 'setInterval(() => {}, 1000);';

function withServer(
  script: string,
  work: (starting: ReturnType<typeof startServer>, log: string) => Promise<void>,
  limits: Pick<ServerOptions, 'readyLimit' | 'clock'> = {},
) {
  return withTemporaryFolder(async (folder) => {
    const logFile = join(folder, 'provider.log');
    const options = { name: 'provider', args: ['-e', script], folder, environment: {}, logFile, ...limits };
    await work(startServer(options), logFile);
  });
}

describe('startServer', () => {
  it('reads the address from the ready line and stops the server on request', () =>
    withServer(READY + STAYS, async (starting) => {
      const server = await starting;
      expect(server.origin).toBe('http://localhost:4123');
      await server.stop();
      expect(await Promise.race([server.crashed, 'no crash'])).toBe('no crash');
    }));

  it('reports the last lines of a server that does not become ready', () =>
    withServer("console.error('The database is damaged.'); process.exit(1)", async (starting) => {
      await expect(starting).rejects.toThrow('The provider did not start.\nThe database is damaged.');
    }));

  it('PROM-182 ends a server that does nothing and is not ready in its time', () =>
    withServer(
      STAYS,
      async (starting) => {
        await expect(starting).rejects.toThrow('The provider was not ready after 0.3 s.');
      },
      { readyLimit: 300 },
    ));

  it('PROM-182 waits for a server whose own time has not passed, whatever the clock says', () =>
    withServer(
      `${STAYS} setTimeout(() => { ${READY} }, 900);`,
      async (starting) => {
        await (await starting).stop();
      },
      { readyLimit: 300, clock: { now: () => 0, used: () => 0 } },
    ));

  it('reports a server that ends by itself, with the path of its log', () =>
    withServer(`${READY} setTimeout(() => process.exit(7), 50)`, async (starting, log) => {
      const sentence = await (await starting).crashed;
      expect(sentence).toBe(`The provider ended by itself (exit code 7). Its log: ${log}`);
      expect(await readFile(log, 'utf8')).toContain('ready on');
    }));

  it.skipIf(process.platform === 'win32')('PROM-286 writes a log that its owner alone can read', () =>
    withServer(READY + STAYS, async (starting, log) => {
      const server = await starting;
      expect((await stat(log)).mode & 0o777).toBe(0o600);
      await server.stop();
    }),
  );
});
