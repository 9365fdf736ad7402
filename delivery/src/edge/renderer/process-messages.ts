import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { ProcessMessage, RenderedMessage, TextSizes } from '../isolated/messages.ts';

/** Bytes of a message of the process. The largest page of the shop has about 300 kB. */
const MAX_MESSAGE_BYTES = 8 * 2 ** 20;
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

/** A message as its line tells it. */
type Line = Exclude<ProcessMessage, RenderedMessage> | (Omit<RenderedMessage, 'texts'> & TextSizes);

const size = z.number().int().nonnegative();

const processMessage: z.ZodType<Line> = z.discriminatedUnion('kind', [
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
    bytes: size.max(MAX_MESSAGE_BYTES),
    lengths: z.array(size),
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

/**
 * Reads the messages of a renderer's process, one JSON text a line and the texts of a page after its line. It holds no more than
 * one message in memory.
 */
export function readProcessMessages(output: Readable, { handle, refuse }: Handlers): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  /** The page whose texts come next. */
  let page: Extract<Line, { kind: 'rendered' }> | undefined;
  let isRefused = false;

  function stop(reason: string): void {
    isRefused = true;
    parts = [];
    refuse(reason);
  }

  function handleLine(line: string): void {
    const message = processMessage.safeParse(jsonOf(line));
    if (!message.success) stop('It sent something that is not a message.');
    else if (message.data.kind === 'rendered') page = message.data;
    else handle(message.data);
  }

  function handleTexts({ bytes: _, lengths, ...message }: NonNullable<typeof page>, text: string): void {
    page = undefined;
    let end = 0;
    const texts = lengths.map((length) => {
      end += length;
      return text.slice(end - length, end);
    });
    if (end === text.length) handle({ ...message, texts });
    else stop('It sent texts of another length than it said.');
  }

  /** Bytes of `rest` that end the line or the texts that are being read; undefined when more have to come. */
  function endIn(rest: Buffer): number | undefined {
    if (page) return rest.length + bytes < page.bytes ? undefined : page.bytes - bytes;
    const end = rest.indexOf(NEWLINE);
    return end === -1 ? undefined : end;
  }

  output.on('data', (chunk: Buffer) => {
    let rest = chunk;
    while (!isRefused) {
      const end = endIn(rest);
      const part = rest.subarray(0, end);
      parts.push(part);
      bytes += part.length;
      if (bytes > MAX_MESSAGE_BYTES) return stop('It sent a message that is too long.');
      if (end === undefined) return;
      const text = Buffer.concat(parts).toString('utf8');
      parts = [];
      bytes = 0;
      rest = rest.subarray(page ? end : end + 1);
      if (page) handleTexts(page, text);
      else handleLine(text);
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
