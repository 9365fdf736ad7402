// @module-tag all
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getImagesByProductId } from 'shared-contracts/image/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';

const run = promisify(execFile);

/** Prints all modules that the provider's modules import, in whatever way. */
const PRINT_IMPORTS = `
  import { registerHooks } from 'node:module';
  const imported = new Set();
  registerHooks({ resolve: (name, context, next) => { imported.add(name); return next(name, context); } });
  await import(${JSON.stringify(import.meta.resolve('../app/start-provider.ts'))});
  await import(${JSON.stringify(import.meta.resolve('./warm-pictures.ts'))});
  console.log(JSON.stringify([...imported]));`;

async function pidOf(origin: string): Promise<number> {
  const response = await fetch(`${origin}/health/ready`);
  const { pictures } = (await response.json()) as { pictures: { pid: number } };
  return pictures.pid;
}

describe('the picture process', () => {
  it('PIC-110 alone loads the image library: the process with the money does not', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PRINT_IMPORTS]);
    const imported: string[] = JSON.parse(stdout);
    expect(imported).toEqual(expect.arrayContaining(['hono', 'kysely']));
    expect(imported.filter((name) => /^(sharp|piscina)\b/.test(name))).toEqual([]);
  });

  it('PROM-229 is killed in the middle of a page: every picture arrives, and an order is placed meanwhile', {
    tags: ['all'],
  }, async () => {
    const { origin, fillCart, sendOrder } = await orderingShopper();
    const { body } = await caller(origin)(getImagesByProductId, {
      query: { product_id: 'S15-MALABAR-TEAK' },
    });
    const page = body.map(({ image_link }: { image_link: string }) =>
      image_link.replace(/\d+\.webp$/, '200.webp'),
    );
    const addresses = [...new Set<string>(page)].map((link) => origin + link);
    expect(addresses.length).toBeGreaterThan(8);
    const responses = addresses.map((address) => fetch(address));
    await Promise.race(responses);
    const killed = await pidOf(origin);
    process.kill(killed, 'SIGKILL');
    await fillCart();
    expect((await sendOrder()).status).toBe(201);
    for (const response of await Promise.all(responses)) {
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect(await pidOf(origin)).not.toBe(killed);
  });
});
