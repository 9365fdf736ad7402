import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { ProcessMessage } from '../isolated/messages.ts';
import { MAX_PAGE_BYTES } from '../isolated/shared-file.ts';

/** As long as the largest page, which a message may contain. */
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
  // The page itself is validated by its own schema.
  z.object({
    kind: z.literal('rendered'),
    id,
    response: z.unknown(),
    sizes: sizes.optional(),
    texts: z.array(z.string()).optional(),
    times: z.object({ data: z.number().nonnegative(), markup: z.number().nonnegative() }),
  }),
  z.object({ kind: z.literal('failed'), id, reason }),
  z.object({
    kind: z.literal('call'),
    id,
    job: id,
    method: z.string(),
    path: z.string().startsWith('/'),
    body: z.string().optional(),
  }),
  z.object({ kind: z.literal('call-cancelled'), id }),
  z.object({ kind: z.literal('stray'), source: z.enum(['rejection', 'error', 'console']), reason }),
]);

interface Handlers {
  handle(message: ProcessMessage): void;
  /** Called when a line is too long, is not JSON, or is no message: the process cannot be trusted any more. */
  refuse(reason: string): void;
}

/** Reads the messages of a renderer's process, one JSON text per line. It keeps at most one message in memory. */
export class MessageReader {
  readonly #handlers: Handlers;
  #parts: Buffer[] = [];
  #bytes = 0;
  #isRefused = false;

  constructor(output: Readable, handlers: Handlers) {
    this.#handlers = handlers;
    output.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  #read(chunk: Buffer): void {
    let rest = chunk;
    while (!this.#isRefused) {
      const end = rest.indexOf(NEWLINE);
      const part = end === -1 ? rest : rest.subarray(0, end);
      this.#parts.push(part);
      this.#bytes += part.length;
      if (this.#bytes > MAX_MESSAGE_BYTES) this.#refuse('It sent a message that is too long.');
      if (this.#isRefused || end === -1) break;
      const line = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      this.#bytes = 0;
      rest = rest.subarray(end + 1);
      const message = processMessage.safeParse(jsonOf(line));
      if (message.success) this.#handlers.handle(message.data);
      else this.#refuse('It sent something that is not a message.');
    }
  }

  #refuse(reason: string): void {
    this.#isRefused = true;
    this.#parts = [];
    this.#handlers.refuse(reason);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
