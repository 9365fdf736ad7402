import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { BODY_LIMIT } from 'shared-contracts/endpoint';
import { type EdgeRequest, type EdgeVariables, hasBody, isHttp2 } from './edge-request.ts';

/** Milliseconds that a client gets to notice that its request was refused. */
const LINGER_MS = 2_000;

export class BodyTooLarge extends Error {}

/**
 * The body of a visitor's request as a stream; null if there is none. The size is limited here, because the provider closes the connection
 * on a larger one while the edge is still sending, and its response is lost. Nothing is read before the provider has accepted a
 * connection, so that the body can be sent on the next one.
 * @throws BodyTooLarge at once if the headers say so, otherwise when the limit is reached.
 */
export function requestBody(incoming: EdgeRequest): Readable | null {
  if (!hasBody(incoming)) return null;
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT.bytes) throw new BodyTooLarge();
  return Readable.from(limited(incoming));
}

/**
 * The whole body, once it has arrived, for a request that may be sent again.
 * @throws BodyTooLarge
 */
export async function wholeBody(incoming: EdgeRequest): Promise<Buffer | null> {
  const body = requestBody(incoming);
  return body && Buffer.concat(await body.toArray());
}

async function* limited(incoming: EdgeRequest): AsyncGenerator<Buffer> {
  let size = 0;
  // The connection must not be closed, because the response still needs it.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT.bytes) throw new BodyTooLarge();
    yield chunk;
  }
}

/**
 * The response to a body that is too large. Over HTTP/1.1, the rest is read and discarded for a moment: a connection that is closed with
 * unread data is reset, and a client that is still sending would miss the response. HTTP/2 resets only this stream.
 */
export function bodyTooLarge(c: Context<EdgeVariables>): Response {
  const { incoming } = c.env;
  const message = Buffer.from(JSON.stringify({ message: BODY_LIMIT.message }));
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(message);
      if (!isHttp2(incoming)) await remainder(incoming);
      controller.close();
    },
  });
  return c.newResponse(body, 413, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': String(message.length),
  });
}

function remainder(incoming: EdgeRequest): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    for (const event of ['end', 'close', 'error']) {
      incoming.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
    incoming.resume();
  });
}
