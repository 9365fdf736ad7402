import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { StartupError } from '../startup-error.ts';

/** Milliseconds that a request may take on a slow network. A client that sends nothing for longer is disconnected. */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds that open requests get to finish. */
const GRACE = 8_000;
/** The same for requests with the longer limit. */
export const LONG_GRACE = 20_000;
/**
 * Milliseconds. A client closes an idle connection this long before the server would: a busy server closes late, and a request on a
 * connection that is being closed would fail.
 */
export const KEEP_ALIVE_MARGIN = 3_000;
/**
 * Milliseconds for which a stopping server keeps idle connections open. A client that is just sending a request gets its response, and is
 * told in it that the connection ends. Node's servers keep an idle connection for 5 s, so the edge server has closed its own to the
 * provider after two (`KEEP_ALIVE_MARGIN`).
 */
export const LINGER = 2_500;
const STEP = 50;
/** Length of the accept queue. Beyond Node's default of 511 the system drops connections, and clients retry only after seconds. */
const BACKLOG = 4_096;

interface ListenOptions {
  /** All addresses of this machine if unset. */
  host?: string | undefined;
  port: number;
  /** The environment variable that sets the port, for the error. */
  variable: string;
}

/**
 * Starts to listen.
 * @returns the origin, with the port that was assigned when `port` is 0.
 * @throws {StartupError} when the port is taken or not allowed.
 */
export async function listen(server: NetServer, options: ListenOptions): Promise<string> {
  const { host, port } = options;
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(reason(error, options));
  }
  const address = server.address();
  const assigned = typeof address === 'object' && address ? address.port : port;
  return `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${assigned}`;
}

/** A server of HTTP/1.1, or of HTTP/2 as well. */
export interface StoppableServer extends NetServer {
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/** Stops a server without cutting off the requests that are under way. */
export class GracefulStop {
  readonly #server: StoppableServer;
  readonly #longGrace: number;
  /** Open responses, and whether each has the longer limit. */
  readonly #open = new Map<ServerResponse, boolean>();

  /**
   * @param isLong whether a request has the longer limit
   * @param longGrace that limit, in milliseconds
   */
  constructor(
    server: StoppableServer,
    isLong: (request: IncomingMessage) => boolean,
    longGrace = LONG_GRACE,
  ) {
    this.#server = server;
    this.#longGrace = longGrace;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#open.set(response, isLong(request));
      response.once('close', () => this.#open.delete(response));
    });
  }

  /**
   * Accepts no new connection, waits for open requests, and closes those that outlast their limit.
   * @param linger milliseconds for which idle connections stay open
   */
  async begin(linger: number): Promise<void> {
    const closed = once(this.#server, 'close');
    // The server's own `close` would also end idle connections, on which a request may be on its way.
    NetServer.prototype.close.call(this.#server);
    const begun = performance.now();
    const step = () => {
      const age = performance.now() - begun;
      // On each step, because a connection that has just become idle would stay open for its next request.
      if (age >= linger) this.#server.closeIdleConnections();
      if (age >= GRACE) this.#endOthers();
      if (age >= this.#longGrace || (age >= GRACE && this.#open.size === 0))
        this.#server.closeAllConnections();
    };
    const interval = setInterval(step, STEP);
    step();
    await closed;
    clearInterval(interval);
  }

  #endOthers(): void {
    for (const [response, isLong] of this.#open) if (!isLong) response.destroy();
  }
}

function reason(error: unknown, { host, port, variable }: ListenOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set ${variable} to a free port.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set ${variable} to a port above 1023.`;
  const place = host === undefined ? `port ${port}` : `${host}:${port}`;
  return `The server cannot listen on ${place}: ${error instanceof Error ? error.message : error}.`;
}
