import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { readLive } from '../registry/log/live-releases.ts';
import { contentHash } from '../registry/store/content-hash.ts';
import { releaseFolder } from '../registry/store/registry-folders.ts';

/**
 * Starts a publisher as a process of its own and kills it, each time a little later than before.
 * @param program prints `ready`, and `published` after each publication
 * @returns starts the next one, and kills it after a share of the time of three publications
 */
export function publisherKiller(program: string, args: readonly string[]) {
  // The time that three publications take on this machine.
  let longestLife = 0;
  return async (share: number): Promise<void> => {
    const command = ['--no-warnings', '--input-type=module', '--eval', program, ...args];
    const publisher = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(publisher.stdout, 'data');
    if (longestLife === 0) {
      const started = performance.now();
      await once(publisher.stdout, 'data');
      longestLife = 3 * (performance.now() - started);
    } else await pause(longestLife * share);
    publisher.kill('SIGKILL');
    await once(publisher, 'close');
  };
}

/** Each live release has all bytes that its hash stands for. @returns the number of the last change */
export async function expectWhole(registry: string): Promise<number> {
  const { serial, live } = await readLive(registry);
  for (const [id, hash] of Object.entries(live))
    expect(await contentHash(releaseFolder(registry, id, hash))).toBe(hash);
  return serial;
}
