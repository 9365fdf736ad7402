import { ApiError } from 'shared-contracts/http';
import { describe, expect, it } from 'vitest';
import { addFailure } from './add-failure.ts';
import { addToCartMessages } from './add-to-cart-messages.ts';

const words = addToCartMessages;
const http = (status: number, message = '') =>
  new ApiError({ kind: 'http', status, message, fromServer: message !== '' });

describe('addFailure', () => {
  it.each([
    ['no response', new ApiError({ kind: 'network', message: '' }), 'bad', words.noResponse],
    [
      'the session over',
      new ApiError({ kind: 'http', message: '', sessionEnded: true }),
      'warn',
      words.logIn,
    ],
    ['an unknown product', http(404, 'Nothing here'), 'bad', words.notFound],
    ['a conflict that the server explains', http(409, 'Only 3 left'), 'warn', 'Only 3 left'],
    ['a conflict without words', http(409), 'warn', words.conflict],
    ['a refusal that the server explains', http(400, 'quantity is wrong'), 'bad', 'quantity is wrong'],
    ['a refusal without words', http(500), 'bad', 'Error: 500'],
    [
      'an invalid response',
      new ApiError({ kind: 'contract', message: '' }),
      'bad',
      'An unexpected error occurred.',
    ],
    ['anything else', new TypeError('x is not a function'), 'bad', 'An unexpected error occurred.'],
  ] as const)('CART-4 shows %s', (_, error, tone, message) => {
    expect(addFailure(error)).toEqual({ tone, message });
  });
});
