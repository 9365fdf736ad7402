import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Checkout, copyOfCheckout } from '../independence/checkout-copy.ts';

/** A running `npm run dev -- catalog`. */
export type Development = {
  /** Origins of the shop, and of the catalogue alone. */
  shop: string;
  alone: string;
  /** What the terminal shows. */
  printed: () => string;
  stop: () => Promise<void>;
};

/** A copy of the checkout in which packages are installed, and nothing is built. */
export async function checkoutToDevelop(): Promise<Checkout> {
  const checkout = await copyOfCheckout();
  await checkout.pnpm('install', '--frozen-lockfile', '--prefer-offline');
  return checkout;
}

export async function startDevelopment(checkout: Checkout): Promise<Development> {
  const command = path.join(checkout.folder, 'platform/workbench/src/commands/dev.ts');
  const child = spawn(process.execPath, [command, 'catalog'], {
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
  const stop = () => ended(child);
  try {
    const [shop, alone] = await addressesOf(child, lines);
    return { shop, alone, printed: () => lines.join('\n'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressesOf(child: ChildProcess, lines: string[]): Promise<[shop: string, alone: string]> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(lines.join('\n'))));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const text = lines.join('\n');
      const shop = /Shop {1,20}(http\S{1,99})\//.exec(text)?.[1];
      const alone = /catalog alone {1,20}(http\S{1,99})\//.exec(text)?.[1];
      if (shop && alone) resolve([shop, alone]);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
