import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { ProcessMessage } from '../isolated/messages.ts';
import { MAX_PAGE_BYTES } from '../isolated/shared-file.ts';

/** Bytes of a message of the process, which may hold a page. */
const MAX_MESSAGE_BYTES = MAX_PAGE_BYTES;
const MAX_REASON = 2_000;
const NEWLINE = 0x0a;

const id = z.number().int().nonnegative();
const reason = z.string().transform((text) => text.slice(0, MAX_REASON));
const reasons = z.record(z.string(), reason);

const servedPage = z.object({
  page: z.string(),
  patterns: z.array(z.string()),
  values: z.record(z.string(), z.array(z.string())).optional(),
  parameters: z.record(z.string(), z.enum(['one', 'list', 'flag'])).optional(),
});

const sizes = z
  .array(z.number().int().nonnegative())
  .refine((bytes) => bytes.reduce((sum, size) => sum + size, 0) <= MAX_PAGE_BYTES);

const processMessage: z.ZodType<ProcessMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heartbeat'), heapBytes: z.number() }),
  z.object({
    kind: z.literal('loaded'),
    leftOut: reasons,
    broken: reasons,
    pages: z.array(servedPage).optional(),
  }),
  // The page itself is checked by its own schema.
  z.object({
    kind: z.literal('rendered'),
    id,
    response: z.unknown(),
    sizes: sizes.optional(),
    texts: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal('failed'), id, reason }),
  z.object({
    kind: z.literal('call'),
    id,
    method: z.string(),
    path: z.string().startsWith('/'),
    body: z.string().optional(),
  }),
  z.object({ kind: z.literal('call-cancelled'), id }),
  z.object({ kind: z.literal('stray'), source: z.enum(['rejection', 'error', 'console']), reason }),
]);

interface Handlers {
  handle(message: ProcessMessage): void;
  /** A line is too long, is no JSON, or is no message: the process is not to be trusted any more. */
  refuse(reason: string): void;
}

/** Reads the messages of a renderer's process, one JSON text a line. It holds no more than one message in memory. */
export function readProcessMessages(output: Readable, { handle, refuse }: Handlers): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  let isRefused = false;

  function stop(reason: string): void {
    isRefused = true;
    parts = [];
    refuse(reason);
  }

  function handleLine(line: string): void {
    const message = processMessage.safeParse(jsonOf(line));
    if (message.success) handle(message.data);
    else stop('It sent something that is not a message.');
  }

  output.on('data', (chunk: Buffer) => {
    let rest = chunk;
    while (!isRefused) {
      const end = rest.indexOf(NEWLINE);
      const part = end === -1 ? rest : rest.subarray(0, end);
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_MESSAGE_BYTES) return stop('It sent a message that is too long.');
      if (end === -1) return;
      const line = Buffer.concat(parts).toString('utf8');
      parts = [];
      bytes = 0;
      rest = rest.subarray(end + 1);
      handleLine(line);
    }
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
