import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { readmeErrors } from './readme-rooms.ts';

const FILES = {
  'README.md': '## The map of the house\n\n- `provider/`: the API\n',
  'provider/README.md':
    '## Rooms\n\n- `main.ts`: the provider\n- `cart/`, `price/`: carts\n  - `cart/rules/`: rules\n',
  'provider/package.json': '{}',
  'provider/src/main.ts': 'start();\n',
  'provider/src/env.ts': 'export const env = {};\n',
  'provider/src/main.test.ts': 'it();\n',
  'provider/src/cart/rules/cart-rules.ts': '',
  'provider/src/price/price.ts': '',
};

const errorsOf = (files: Readonly<Record<string, string>>) =>
  inCheckoutWith({ ...FILES, ...files }, (root) => readmeErrors(root));

describe('readmeErrors', () => {
  it('has none where rooms, programs and packages are listed', async () => {
    expect(await errorsOf({})).toEqual([]);
  });

  it.each([
    ['a room', 'provider/src/order/order.ts', 'provider/README.md does not list order/.'],
    ['a program', 'provider/src/import.ts', 'provider/README.md does not list import.ts.'],
    ['a package', 'platform/edge/package.json', 'README.md does not list platform/edge/.'],
  ])('names %s that no README lists', async (_, file, error) => {
    expect(await errorsOf({ [file]: '{}' })).toEqual([error]);
  });

  it('names a room and a package that do not exist', async () => {
    const errors = await errorsOf({
      'README.md': `${FILES['README.md']}- \`delivery/\`: gone\n`,
      'provider/README.md': `${FILES['provider/README.md']}- \`refund/\`: gone\n`,
    });
    expect(errors).toEqual([
      'README.md lists delivery/, which does not exist.',
      'provider/README.md lists refund/, which does not exist.',
    ]);
  });

  it('reads the folders of a package without src', async () => {
    expect(await errorsOf({ 'e2e/package.json': '{}', 'e2e/journeys/cart.spec.ts': '' })).toEqual([
      'README.md does not list e2e/.',
      'e2e/README.md does not list journeys/.',
    ]);
  });
});
