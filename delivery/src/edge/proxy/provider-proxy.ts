import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { logEvent, reasonOf } from '../../event-log.ts';
import { forwardedHeaders, returnedHeaders } from './forwarded-headers.ts';

const BEING_MADE = 'It is being made. Please ask again in a moment.';
const NOT_ANSWERING = 'The shop is not answering right now. Please try again in a moment.';
/** Milliseconds. A busy provider hangs up late and unheard: an idle connection is left this long before it says it would. */
const HANG_UP_EARLY = 3_000;
/** Milliseconds, where it says nothing. Node shortens no other limit, and takes one that equals a request's for the request's. */
const LONGEST_IDLE = 60_000;
/** What the provider answers while more pictures are asked for than it can make. */
const TOO_MUCH_AT_ONCE = 503;
/** Statuses that `Response` refuses to give a body. */
const BODILESS = new Set<number>([204, 205, 304]);

/** The edge's variables in Hono: Node's own request, and the id that follows it through the logs. */
export interface EdgeVariables {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

interface ProxyOptions {
  /** The provider's address; its path, if any, goes before each request's. */
  provider: URL;
  /** The shop's address as visitors type it: the provider is told. */
  publicUrl: string;
  /** Milliseconds in which nothing came or went before the provider is given up. */
  timeLimit: number;
  /** Whoever asks knows that it may take longer, and asks again: that is no failure, neither in a log nor in a browser's console. */
  mayBeLate?: true | undefined;
}

class NoAnswerInTime extends Error {}

/** Passes requests on to the provider, bodies as streams both ways. A provider that is down or hangs is a sentence. */
export function providerProxy({
  provider,
  publicUrl,
  timeLimit,
  mayBeLate,
}: ProxyOptions): Handler<EdgeVariables> {
  const isHttps = provider.protocol === 'https:';
  const connections = {
    keepAlive: true,
    timeout: LONGEST_IDLE,
    agentKeepAliveTimeoutBuffer: HANG_UP_EARLY,
  };
  const agent = isHttps ? new HttpsAgent(connections) : new HttpAgent(connections);
  const start = isHttps ? requestHttps : requestHttp;

  function ask(c: Context<EdgeVariables>): Promise<IncomingMessage> {
    // Not `c.req.raw`: building that takes the body out of `incoming`.
    const { incoming, outgoing: visitor } = c.env;
    const { pathname, search } = new URL(c.req.url);
    // Set, not resolved: a path that begins with two slashes would name another host.
    const target = new URL(provider);
    target.pathname = provider.pathname.replace(/\/$/, '') + pathname;
    target.search = search;
    return new Promise((resolve, reject) => {
      const outgoing = start(target, {
        agent,
        method: incoming.method,
        headers: forwardedHeaders(incoming, provider, { requestId: c.get('requestId'), publicUrl }),
        timeout: timeLimit,
      });
      outgoing.on('response', (answer) => {
        visitor.once('close', () => {
          if (!answer.complete) outgoing.destroy();
        });
        resolve(answer);
      });
      outgoing.on('error', reject);
      outgoing.once('timeout', () => outgoing.destroy(new NoAnswerInTime('no answer in time')));
      incoming.pipe(outgoing);
    });
  }

  return async (c) => {
    try {
      const answer = await ask(c);
      if (mayBeLate && answer.statusCode === TOO_MUCH_AT_ONCE) {
        answer.resume();
        return beingMade(c);
      }
      const status = (answer.statusCode ?? 502) as StatusCode;
      const isBodiless = BODILESS.has(status) || c.req.method === 'HEAD';
      if (isBodiless) answer.resume();
      return c.newResponse(isBodiless ? null : Readable.toWeb(answer), status, returnedHeaders(answer));
    } catch (error) {
      const isLate = error instanceof NoAnswerInTime;
      if (isLate && mayBeLate) return beingMade(c);
      logEvent(isLate ? 'provider-late' : 'provider-unreachable', {
        path: c.req.path,
        reason: reasonOf(error),
        requestId: c.get('requestId'),
      });
      c.header('Cache-Control', 'no-store');
      return c.json({ message: NOT_ANSWERING }, isLate ? 504 : 502);
    }
  };
}

/** No picture: an `img` takes it for a failed one, and its page asks again. */
function beingMade(c: Context<EdgeVariables>): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ message: BEING_MADE }, 202);
}
