import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../console/workspace.ts';

const START = join(ROOT, 'platform/operate/src/commands/start.ts');
const FREE_PORTS = { PORT: '0', PROVIDER_PORT: '0', PAYMENT_PORT: '0', DESK_PORT: '0' };
const QUIET = { LIST_PAGES_AHEAD: '0', BACKUP_EVERY: 'off', NO_COLOR: '1' };
/** Milliseconds. */
const POLL = 20;
const PARTS = {
  provider: 'provider/src/main.ts',
  'edge server': 'edge/src/server/main.ts',
  'payment sandbox': 'payment-sandbox/src/main.ts',
  desk: 'desk/src/main.ts',
} as const;
type PartName = keyof typeof PARTS;
const PORTS = {
  provider: 'PROVIDER_PORT',
  'edge server': 'PORT',
  'payment sandbox': 'PAYMENT_PORT',
  desk: 'DESK_PORT',
};

/** A shop that `npm start` runs. Only on Linux can its parts be told apart. */
export class RunningShop {
  readonly #start: ChildProcess;
  #said = '';
  readonly dataFolder: string;

  constructor(dataFolder: string, environment: NodeJS.ProcessEnv = {}) {
    this.dataFolder = dataFolder;
    this.#start = spawn(process.execPath, [START], {
      env: { ...process.env, ...FREE_PORTS, ...QUIET, SHOP_DATA: dataFolder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (output: Buffer) => {
      this.#said += output;
    };
    this.#start.stdout?.on('data', keep);
    this.#start.stderr?.on('data', keep);
    onTestFinished(() => void this.#start.kill('SIGKILL'));
  }

  /** Resolves with the groups of the last match when the output matches a pattern that many times. */
  async said(pattern: RegExp, times = 1): Promise<readonly string[]> {
    for (;;) {
      const found = [...this.#said.matchAll(pattern)];
      if (found.length >= times) return found.at(-1) ?? [];
      if (this.#start.exitCode !== null) throw new Error(`npm start ended: ${this.#said}`);
      await pause(POLL);
    }
  }

  async origin(): Promise<string> {
    await this.said(/Ctrl-C stops everything/g);
    return (await this.said(/Shop +(http:\S+)\//g))[1] ?? '';
  }

  async pid(part: PartName): Promise<number> {
    const parent = this.#start.pid;
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
    for (const pid of children.trim().split(' ').reverse()) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes(PARTS[part])) return Number(pid);
    }
    throw new Error(`The shop has no ${part}.`);
  }

  async originOf(part: PartName): Promise<string> {
    const environment = await readFile(`/proc/${await this.pid(part)}/environ`, 'utf8');
    return `http://127.0.0.1:${new RegExp(`\\0${PORTS[part]}=(\\d+)`).exec(environment)?.[1]}`;
  }

  /** Kills a part (kill -9). @returns the milliseconds until it is back */
  async kill(part: PartName): Promise<number> {
    const isBack = new RegExp(`The ${part} is back on`, 'g');
    const times = this.#said.match(isBack)?.length ?? 0;
    const begun = performance.now();
    process.kill(await this.pid(part), 'SIGKILL');
    await this.said(isBack, times + 1);
    return Math.round(performance.now() - begun);
  }

  /** Sends a signal to the process of `npm start` alone. */
  signal(signal: NodeJS.Signals): void {
    this.#start.kill(signal);
  }

  /** @returns the exit code of `npm start`, and all that it said */
  async ended(): Promise<{ code: number; said: string }> {
    if (this.#start.exitCode === null) await once(this.#start, 'close');
    return { code: this.#start.exitCode ?? -1, said: this.#said };
  }
}

export async function upgradeTo(root: string, dataFolder: string): Promise<{ code: number; said: string }> {
  const command = join(root, 'platform/operate/src/commands/upgrade.ts');
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, SHOP_DATA: dataFolder, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, said: said + errors };
}
