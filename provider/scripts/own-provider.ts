import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const READY = 'provider ready on ';
/** The last line that a provider logs while it composes pictures in advance. */
const WARMED_UP = /^pictures: the first \d+ ready$/;

export interface OwnProvider {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a provider in a separate process on a free port.
 * @param until `ready` for requests, or `warm`: when it has composed its first pictures
 */
export async function ownProvider(
  dataFolder: string,
  until: 'ready' | 'warm',
  settings: NodeJS.ProcessEnv = {},
): Promise<OwnProvider> {
  const environment = { ...process.env, ...settings, PROVIDER_PORT: '0', SHOP_DATA: dataFolder };
  const child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(READY)) origin = line.slice(READY.length);
    if (WARMED_UP.test(line) || (origin && until === 'ready')) break;
  }
  child.stdout.resume();
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
