import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { documentErrors } from './documented-names.ts';

const CHECKOUT = {
  'package.json': JSON.stringify({ scripts: { start: '', 'test:e2e': '' } }),
  'provider/package.json': JSON.stringify({ scripts: { bench: '' } }),
  'provider/src/cart/cart-store.ts': '',
  'mfe-catalog/package.json': JSON.stringify({ scripts: { test: '' } }),
  'mfe-catalog/src/messages.ts': '',
  'docs/api.md': '',
};

const errorsOf = (documents: Record<string, string>) =>
  inCheckoutWith({ ...CHECKOUT, ...documents }, documentErrors);

describe('documentErrors', () => {
  it('accepts scripts, files, folders and links that exist', async () => {
    const text = [
      '[the API](docs/api.md#calls) and [elsewhere](https://example.org/gone.md)',
      '`npm start`, `npm run test:e2e -- cart`, `pnpm --filter provider bench`, `pnpm exec vitest`',
      '`provider/`, `cart/`, `provider/src/cart`, `messages.ts`, `cart/cart-store.ts`',
      '```\nnpm start  # builds the shop\nnode provider/src/cart/cart-store.ts\n```',
    ].join('\n\n');
    expect(await errorsOf({ 'README.md': text })).toEqual([]);
  });

  it('ignores addresses, modules, placeholders and parts of a build', async () => {
    const names = ['/shop/Sheet', 'cart-checkout/add-to-cart', 'provider/src/<resource>/', 'dist/client'];
    expect(await errorsOf({ 'README.md': names.map((name) => `\`${name}\``).join() })).toEqual([]);
  });

  it.each([
    ['a script', '`npm run bench`', '"npm run bench"'],
    ['a script in fenced code', '```\nnpm run gone  # says nothing\n```', '"npm run gone"'],
    ['a script of a package', '`pnpm --filter provider dev`', '"pnpm --filter provider dev"'],
    ['a package', '`pnpm --filter gone test`', '"pnpm --filter gone test"'],
    ['a file', '`provider/src/cart/gone.ts`', 'provider/src/cart/gone.ts'],
    ['a file without its folder', '`gone.ts`', 'gone.ts'],
    ['a folder', '`basket/`', 'basket/'],
    ['a linked file', '[the API](docs/gone.md)', 'docs/gone.md'],
  ])('names %s that does not exist', async (_, text, name) => {
    expect(await errorsOf({ 'CONTRIBUTING.md': text })).toEqual([
      `CONTRIBUTING.md names ${name}, which does not exist.`,
    ]);
  });

  it('reads the README of a package from its folder', async () => {
    const text = '`pnpm test`, `pnpm bench`, `src/messages.ts`, `src/cart/`, [the API](../docs/api.md)';
    expect(await errorsOf({ 'mfe-catalog/README.md': text })).toEqual([
      'mfe-catalog/README.md names "pnpm bench", which does not exist.',
      'mfe-catalog/README.md names src/cart/, which does not exist.',
    ]);
  });
});
