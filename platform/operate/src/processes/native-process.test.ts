import { join } from 'node:path';
import getPort from 'get-port';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepNative } from './native-process.ts';

/** A server that responds with its process id, and prints no line when it is ready. */
const LISTENS = "require('node:http').createServer((_, response) => response.end(String(process.pid)))";

async function kept(script: string) {
  const [folder, port] = [await temporaryFolder(), await getPort()];
  const said: string[] = [];
  const options = {
    name: 'database',
    command: [process.execPath, '-e', `${script}.listen(${port}, '127.0.0.1')`] as const,
    port,
    logFile: join(folder, 'database.log'),
  };
  const starting = keepNative(options, (line) => said.push(line));
  onTestFinished(() =>
    starting.then(
      (server) => server.stop(),
      () => undefined,
    ),
  );
  const pid = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  return { starting, said, pid, ...options };
}

describe('keepNative', () => {
  it('waits until the program listens, and starts it again when it was killed', async () => {
    const { starting, said, pid, port, logFile } = await kept(LISTENS);
    await starting;
    const first = await pid();
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => said, { timeout: 20_000 })
      .toEqual([
        `The database ended by itself (SIGKILL). Its log: ${logFile}. It starts again in 0.2 s.`,
        `The database is back on 127.0.0.1:${port}.`,
      ]);
    expect(await pid()).not.toBe(first);
  });

  it('does not start when the program ends before it listens', async () => {
    const { starting } = await kept("throw new Error('damaged')");
    await expect(starting).rejects.toThrow(/The database did not start\.[\s\S]*damaged/);
  });
});
