import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

it('offers the script that opens its page', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const { origin, stop } = await startSandbox({ host: '127.0.0.1', port: 0, dataFolder, production: false });
  onTestFinished(() => stop().then(() => rmSync(dataFolder, { recursive: true })));
  const script = await fetch(`${origin}/checkout.js`);
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await script.text()).toContain('window.PhonePeCheckout = {');
});

it('PAY-9 does not start in production', async () => {
  const settings = { host: '127.0.0.1', port: 0, dataFolder: tmpdir(), production: true };
  await expect(startSandbox(settings)).rejects.toThrow(
    /^The payment sandbox does not run with SHOP_ENV=production/,
  );
});
