import { ApiError } from 'shared-contracts/http';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { failureMessage } from './failure-message.ts';

const refusal = (details: { status: number; fromServer?: boolean }) =>
  new ApiError({ kind: 'http', message: 'The server says so.', ...details });

describe('failureMessage', () => {
  it.each([
    ['the server’s own sentence', refusal({ status: 400, fromServer: true }), 'The server says so.'],
    ['the default where the server said nothing', refusal({ status: 500 }), 'Default.'],
    ['the default for an invalid response', new ApiError({ kind: 'contract', message: 'x' }), 'Default.'],
    [
      'that there was no response',
      new ApiError({ kind: 'network', message: 'x' }),
      `Default. ${messages.noResponse}`,
    ],
    ['the default for a fault of our own', new Error('x'), 'Default.'],
  ])('shows %s', (_, error, words) => {
    expect(failureMessage(error, 'Default.')).toBe(words);
  });
});
