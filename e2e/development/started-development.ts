import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { type Checkout, copyOfCheckout } from '../independence/checkout-copy.ts';
import { stopProcess } from '../started-process.ts';
import { ROOT } from '../this-checkout.ts';

/** For results that must be compiled first, which takes longer than a page on a busy machine. */
export const expectCompiled = expect.configure({ timeout: 60_000 });

/** A running `npm run dev -- catalog`. */
export type Development = {
  /** Origins of the shop, and of the catalogue on its own. */
  shop: string;
  alone: string;
  printed: () => string;
  stop: () => Promise<void>;
};

/** A copy of the checkout with installed packages but without builds. */
export async function checkoutToDevelop(): Promise<Checkout> {
  const checkout = await copyOfCheckout();
  await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
  return checkout;
}

export async function startDevelopment(checkout: Checkout): Promise<Development> {
  const { found, ...running } = await startDev(checkout, [], { shop: SHOP, alone: ALONE });
  return { ...running, ...found };
}

export async function startInShop(checkout: Checkout, live: string): Promise<Omit<Development, 'alone'>> {
  const { found, ...running } = await startDev(checkout, ['--live', live], { shop: SHOP });
  return { ...running, ...found };
}

/** Serves a remote of this checkout on its own, with its scenes, like `npm run dev`. It is compiled when a page is first opened. */
export async function startAlone(id: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = path.join(ROOT, 'platform/develop/src/development/front-end-server.ts');
  const child = spawn(process.execPath, [server, ROOT, '0', '--alone', id], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', PROVIDER_URL: env.providerOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const alone = new RegExp(String.raw`${id} alone {1,20}(https?://[^\s/]{1,99})`);
  const { origin } = await addressesOf(child, [], { origin: alone });
  return { origin, stop: () => stopProcess(child) };
}

const SHOP = /Shop {1,20}(https?:\/\/[^\s/]{1,99})/;
const ALONE = /catalog alone {1,20}(https?:\/\/[^\s/]{1,99})/;

/** @param awaited name → pattern for the terminal's output when the command is ready */
async function startDev<Name extends string>(
  checkout: Checkout,
  options: readonly string[],
  awaited: Record<Name, RegExp>,
) {
  const command = path.join(checkout.folder, 'platform/develop/src/commands/dev.ts');
  const child = spawn(process.execPath, [command, 'catalog', ...options], {
    cwd: checkout.folder,
    env: {
      ...process.env,
      PORT: '0',
      PROVIDER_PORT: '0',
      PAYMENT_PORT: '0',
      SHOP_DATA: path.join(checkout.folder, '.shop'),
      DATABASE_URL: '',
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const stop = () => stopProcess(child);
  try {
    const found = await addressesOf(child, lines, awaited);
    return { found, printed: () => lines.join('\n'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressesOf<Name extends string>(
  child: ChildProcess,
  lines: string[],
  awaited: Record<Name, RegExp>,
): Promise<Record<Name, string>> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error([`It ended with ${code}.`, ...lines].join('\n'))));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const text = lines.join('\n');
      const found = Object.entries<RegExp>(awaited).map(([name, place]) => [name, place.exec(text)?.[1]]);
      if (found.every(([, address]) => address)) resolve(Object.fromEntries(found));
    });
  });
}
