import { ApiError } from 'shared-contracts/http';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { failureWords } from './failure-words.ts';

const refusal = (details: { status: number; fromServer?: boolean; retryAfter?: number }) =>
  new ApiError({ kind: 'http', message: 'The server says so.', ...details });

describe('failureWords', () => {
  it.each([
    ['the server’s own sentence', refusal({ status: 400, fromServer: true }), 'The server says so.'],
    ['the default where the server said nothing', refusal({ status: 500 }), 'Default.'],
    [
      'the default for an answer of the wrong shape',
      new ApiError({ kind: 'contract', message: 'x' }),
      'Default.',
    ],
    ['that no answer came', new ApiError({ kind: 'network', message: 'x' }), `Default. ${messages.noAnswer}`],
    [
      'the seconds to wait after too many tries',
      refusal({ status: 429, fromServer: true, retryAfter: 24.2 }),
      'The server says so. Try again in 25 seconds.',
    ],
    [
      'the minutes to wait, rounded up',
      refusal({ status: 429, fromServer: true, retryAfter: 61 }),
      'The server says so. Try again in 2 minutes.',
    ],
    ['the default for a fault of our own', new Error('x'), 'Default.'],
  ])('says %s', (_, error, words) => {
    expect(failureWords(error, 'Default.')).toBe(words);
  });
});
