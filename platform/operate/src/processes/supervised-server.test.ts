// @module-tag all
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { type SupervisedOptions, SupervisedServer } from './supervised-server.ts';

/** Milliseconds. */
const HANG_LIMIT = 1_500;

/** A server that responds with its name and how often it was restarted, and ends when it is asked to. */
const SCRIPT = `
const HANG_LIMIT = ${HANG_LIMIT};
const { createServer } = require('node:http');
const { TEST_PORT, NAME, RESTARTS = '0' } = process.env;
if (NAME === 'damaged') {
  console.error('The database is damaged.');
  process.exit(1);
}
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(7);
  if (request.url === '/loop') for (;;);
  response.writeHead(200, { Connection: 'close' });
  if (request.url === '/busy') return work(Date.now() + 2 * HANG_LIMIT, () => response.end('done'));
  const answer = request.url === '/pid' ? String(process.pid) : NAME + ' ' + RESTARTS;
  setTimeout(() => response.end(answer), request.url === '/slow' ? 300 : 0);
});
server.listen(Number(TEST_PORT), '127.0.0.1', () => console.log('ready on http://127.0.0.1:' + server.address().port));
process.on('SIGTERM', () => server.close(() => process.exit()));
if (NAME !== 'older') process.on('message', (question) => process.send(question));
// More work than the server can do in time: its loop turns only a few times.
function work(until, end) {
  const turn = Date.now() + HANG_LIMIT / 5;
  while (Date.now() < turn);
  if (turn < until) setImmediate(work, until, end);
  else end();
}
`;

interface Running {
  server: SupervisedServer;
  said: string[];
  optionsOf(name: string): SupervisedOptions;
}

function whileRunning(work: (running: Running) => Promise<void>, name = 'first'): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const script = join(folder, 'server.cjs');
    await writeFile(script, SCRIPT);
    const optionsOf = (NAME: string) => ({
      name: 'provider',
      portVariable: 'TEST_PORT',
      args: [script],
      folder,
      environment: { TEST_PORT: '0', NAME },
      logFile: join(folder, 'provider.log'),
      hangLimit: HANG_LIMIT,
    });
    const said: string[] = [];
    const server = await SupervisedServer.start(optionsOf(name), (line) => said.push(line));
    try {
      await work({ server, said, optionsOf });
    } finally {
      await server.stop();
    }
  });
}

const answerOf = async ({ origin }: SupervisedServer, path = '/') => (await fetch(origin + path)).text();

async function endIt(server: SupervisedServer): Promise<void> {
  await answerOf(server, '/end').catch(() => undefined);
}

const PATIENCE = { timeout: 20_000 };

describe('SupervisedServer', () => {
  it('PROM-250 is started again on its port when it has ended, and says why', () =>
    whileRunning(async ({ server, said, optionsOf }) => {
      const { origin } = server;
      expect(await answerOf(server)).toBe('first 0');
      await endIt(server);
      await expect.poll(() => answerOf(server).catch(() => ''), PATIENCE).toBe('first 1');
      const { logFile } = optionsOf('first');
      expect(said).toEqual([
        `The provider ended by itself (exit code 7). Its log: ${logFile}. It starts again in 0.2 s.`,
        `The provider is back on ${origin}.`,
      ]);
      expect((await readFile(logFile, 'utf8')).match(/ready on/g)).toHaveLength(2);
    }));

  const whenItHangs = (hang: (server: SupervisedServer, pid: number) => void) => () =>
    whileRunning(async ({ server, said, optionsOf }) => {
      hang(server, Number(await answerOf(server, '/pid')));
      await expect.poll(() => said.length, PATIENCE).toBe(2);
      expect(said[0]).toBe(
        `The provider did not respond for 1.5 s and was killed. Its log: ${optionsOf('first').logFile}. It starts again in 0.2 s.`,
      );
      expect(await answerOf(server)).toBe('first 1');
    });

  it(
    'PROM-253 is killed and started again when it is stopped (SIGSTOP)',
    whenItHangs((_, pid) => process.kill(pid, 'SIGSTOP')),
  );

  it(
    'PROM-253 is killed and started again when it loops',
    { tags: ['all'] },
    whenItHangs((server) => void answerOf(server, '/loop').catch(() => undefined)),
  );

  it('PROM-253 is left alone while it has more to do than it can', { tags: ['all'] }, () =>
    whileRunning(async ({ server, said }) => {
      expect(await answerOf(server, '/busy')).toBe('done');
      expect(said).toEqual([]);
    }),
  );

  it(
    'PROM-253 is left alone when it is of a version that does not answer its parent',
    { tags: ['all'] },
    () =>
      whileRunning(async ({ server, said }) => {
        const pid = Number(await answerOf(server, '/pid'));
        process.kill(pid, 'SIGSTOP');
        await pause(1.5 * HANG_LIMIT);
        process.kill(pid, 'SIGCONT');
        expect(await answerOf(server)).toBe('older 0');
        expect(said).toEqual([]);
      }, 'older'),
  );

  it('PROM-254 is replaced without a failed request, also one that is under way', () =>
    whileRunning(async ({ server, optionsOf }) => {
      let isOver = false;
      const answers: string[] = [];
      const visitor = async () => {
        while (!isOver) answers.push(await answerOf(server));
      };
      const visitors = Promise.all(Array.from({ length: 8 }, visitor));
      const slow = answerOf(server, '/slow');
      const next = await server.prepare(optionsOf('second'), {});
      await next.takeOver();
      expect(await slow).toBe('first 0');
      expect(await answerOf(server)).toBe('second 0');
      const back = await server.prepare(optionsOf('first'), {});
      await back.takeOver();
      isOver = true;
      await visitors;
      expect(new Set(answers)).toEqual(new Set(['first 0', 'second 0']));
    }));

  it('PROM-254 stays as it was when its replacement does not start, and starts again as what replaced it', () =>
    whileRunning(async ({ server, optionsOf }) => {
      await expect(server.prepare(optionsOf('damaged'), {})).rejects.toThrow('The database is damaged.');
      expect(await answerOf(server)).toBe('first 0');
      await (await server.prepare(optionsOf('second'), {})).takeOver();
      await endIt(server);
      await expect.poll(() => answerOf(server).catch(() => ''), PATIENCE).toBe('second 1');
    }));
});
