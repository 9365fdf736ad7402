import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { ProcessMessage } from '../isolated/messages.ts';
import { readProcessMessages } from './process-messages.ts';

function reading() {
  const output = new PassThrough();
  const handled: ProcessMessage[] = [];
  const refused: string[] = [];
  readProcessMessages(output, {
    handle: (message) => handled.push(message),
    refuse: (reason) => refused.push(reason),
  });
  return { output, handled, refused };
}

describe('readProcessMessages', () => {
  test('reads messages however they are cut, with letters of several bytes', () => {
    const { output, handled } = reading();
    const bytes = Buffer.from('{"kind":"failed","id":1,"reason":"₹"}\n{"kind":"began","id":2}\n');
    for (const byte of bytes) output.write(Buffer.of(byte));
    expect(handled).toEqual([
      { kind: 'failed', id: 1, reason: '₹' },
      { kind: 'began', id: 2 },
    ]);
  });

  test.each([
    ['what is no JSON', 'hello\n', 'not a message'],
    ['an unknown message', '{"kind":"live"}\n', 'not a message'],
    [
      'a call of another server',
      '{"kind":"call","id":1,"method":"GET","path":"evil.example"}\n',
      'not a message',
    ],
    ['a message without end', 'x'.repeat(9 * 2 ** 20), 'too long'],
  ])('refuses a process that sends %s', (_, text, reason) => {
    const { output, handled, refused } = reading();
    output.write(text);
    output.write('\n{"kind":"began","id":2}\n');
    expect(refused).toEqual([expect.stringContaining(reason)]);
    expect(handled).toEqual([]);
  });
});
