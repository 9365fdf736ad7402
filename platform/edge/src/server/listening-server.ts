import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2Session } from 'node:http2';
import { type AddressInfo, Server as NetServer, type Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { answerUnreadable } from 'shared-contracts/endpoint/unreadable-request';

/** Longer than the usual pause between two pages, so that the next page needs no new connection. */
const KEEP_ALIVE_MS = 30_000;
/** Milliseconds that a request may take on a slow network. A client that sends nothing for longer is disconnected. */
const REQUEST_LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** Beyond these, new connections are closed at once. */
const MAX_CONNECTIONS = 10_000;
/** Connections that wait to be accepted. Beyond Node's 511, the system drops them, and each waits for seconds until it is tried again. */
const BACKLOG = 4_096;
/**
 * A page asks for fewer than a hundred files at once, and a shopper who leaves it resets as many streams. Whoever resets more, to have work
 * done in vain, loses the connection.
 */
const STREAM_LIMITS = { settings: { maxConcurrentStreams: 100 }, streamResetBurst: 200, streamResetRate: 20 };
/**
 * Milliseconds of a stop for which idle connections stay open: a client that is just sending gets its response, with the word that
 * the connection ends.
 */
export const LINGER_MS = 2_500;
/** Milliseconds that requests in progress get. */
const STOP_LIMIT_MS = 8_000;
/** As `STOP_LIMIT_MS`, for requests that may change something, such as an order. The provider gives them 20 s. */
const WRITING_STOP_LIMIT_MS = 21_000;
const STOP_STEP_MS = 50;
const READING = new Set(['GET', 'HEAD']);

/** In the PEM format. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

export interface WebServer {
  handleWith(listener: RequestListener): void;
  /**
   * @param port 0 for any free one
   * @returns `http://localhost:port`, or with a certificate `https://…`
   * @throws the system's error when the port is not available
   */
  listen(port: number, host?: string): Promise<string>;
  /**
   * Accepts no new connection, and lets requests in progress finish: for at most eight seconds, or 21 where they may change something.
   * @param linger milliseconds for which idle connections stay open
   */
  stop(linger: number): Promise<void>;
}

interface Closable {
  server: Server;
  close(): void;
  closeIdle(): void;
  closeAll(): void;
}

/** With a certificate it speaks HTTP/2, and HTTPS with HTTP/1.1 to older clients. */
export function webServer(certificate?: Certificate): WebServer {
  const closable = certificate ? secureServer(certificate) : plainServer();
  const { server } = closable;
  server.on('clientError', answerUnreadable);
  /** Responses in progress, and whether they may change something. */
  const open = new Map<ServerResponse, boolean>();
  let closing: Promise<void> | undefined;
  return {
    handleWith(listener) {
      server.on('request', (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
        open.set(response, !READING.has(request.method ?? ''));
        response.once('close', () => open.delete(response));
        listener(request, response as Parameters<RequestListener>[1]);
      });
    },
    async listen(port, host) {
      server.maxConnections = MAX_CONNECTIONS;
      server.listen({ port, host, backlog: BACKLOG });
      await once(server, 'listening');
      return originOf(server.address() as AddressInfo, certificate);
    },
    stop(linger) {
      closing ??= close(closable, open, linger);
      return closing;
    },
  };
}

/** Where a server listens, or would. */
export function originOf({ port }: { port: number }, certificate?: Certificate): string {
  return `${certificate ? 'https' : 'http'}://localhost:${port}`;
}

function plainServer(): Closable {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...REQUEST_LIMITS });
  return {
    server,
    // Not its own `close`, which ends idle connections at once.
    close: () => void NetServer.prototype.close.call(server),
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
  };
}

/** Node's types lack it. */
interface IdleConnections {
  /** HTTP/1.1 alone has such connections. */
  closeIdleConnections(): void;
}

function secureServer(certificate: Certificate): Closable {
  const server = createSecureServer({
    ...certificate,
    ...STREAM_LIMITS,
    allowHTTP1: true,
    // Node's default, which `--tls-min-v1.0` in NODE_OPTIONS would lower.
    minVersion: 'TLSv1.2',
    handshakeTimeout: REQUEST_LIMITS.headersTimeout,
  }) as Http2SecureServer & IdleConnections;
  const sockets = new Set<TLSSocket>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sessions = new Set<Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.setTimeout(KEEP_ALIVE_MS, () => session.close());
  });
  // Tells each client to send further requests elsewhere, and ends after the last response.
  const endSessions = () => {
    for (const session of sessions) session.close();
  };
  return {
    server,
    close() {
      NetServer.prototype.close.call(server);
      endSessions();
    },
    closeIdle() {
      server.closeIdleConnections();
      endSessions();
    },
    closeAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function close(
  { server, close: closeDoor, closeIdle, closeAll }: Closable,
  open: ReadonlyMap<ServerResponse, boolean>,
  linger: number,
): Promise<void> {
  const closed = once(server, 'close');
  closeDoor();
  const begun = performance.now();
  const step = () => {
    const age = performance.now() - begun;
    // Again and again: a connection that becomes idle only now would stay open for its next request.
    if (age >= linger) closeIdle();
    if (age < STOP_LIMIT_MS) return;
    for (const [response, isWriting] of open) if (!isWriting) response.destroy();
    if (age >= WRITING_STOP_LIMIT_MS || open.size === 0) closeAll();
  };
  const interval = setInterval(step, STOP_STEP_MS);
  step();
  await closed;
  clearInterval(interval);
}
