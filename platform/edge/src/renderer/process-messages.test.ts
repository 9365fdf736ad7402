import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { ProcessMessage } from '../isolated/messages.ts';
import { MessageReader } from './process-messages.ts';

function reading() {
  const output = new PassThrough();
  const handled: ProcessMessage[] = [];
  const refused: string[] = [];
  new MessageReader(output, {
    handle: (message) => handled.push(message),
    refuse: (reason) => refused.push(reason),
  });
  return { output, handled, refused };
}

const PAGE = { kind: 'rendered', id: 3, response: { status: 200 } };

describe('MessageReader', () => {
  test('PROM-90 reads messages however they are cut, with letters of several bytes', () => {
    const { output, handled } = reading();
    const bytes = Buffer.from('{"kind":"failed","id":1,"reason":"₹"}\n{"kind":"call-cancelled","id":2}\n');
    for (const byte of bytes) output.write(Buffer.of(byte));
    expect(handled).toEqual([
      { kind: 'failed', id: 1, reason: '₹' },
      { kind: 'call-cancelled', id: 2 },
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
    ['a page that is too long', `${JSON.stringify({ ...PAGE, sizes: [9 * 2 ** 20] })}\n`, 'not a message'],
    ['a page of fewer than no bytes', `${JSON.stringify({ ...PAGE, sizes: [8, -4] })}\n`, 'not a message'],
    ['a message without end', 'x'.repeat(9 * 2 ** 20), 'too long'],
  ])('PROM-90 refuses a process that sends %s', (_, text, reason) => {
    const { output, handled, refused } = reading();
    output.write(text);
    output.write('\n{"kind":"call-cancelled","id":2}\n');
    expect(refused).toEqual([expect.stringContaining(reason)]);
    expect(handled).toEqual([]);
  });
});
