import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { GracefulStop, listen, REQUEST_LIMITS, type StoppableServer } from 'parts/http/http-server';
import { answerUnreadable } from 'parts/http/unreadable-request';

/** Milliseconds. Longer than the usual pause between two pages, so that the next page needs no new connection. */
const KEEP_ALIVE_MS = 30_000;
/** Beyond this number, new connections are closed at once. */
const MAX_CONNECTIONS = 10_000;
/**
 * A page requests fewer than a hundred files at once, and a shopper who leaves it resets no more streams than that. A client that resets
 * more, to make the server work in vain, loses its connection.
 */
const STREAM_LIMITS = { settings: { maxConcurrentStreams: 100 }, streamResetBurst: 200, streamResetRate: 20 };
/** Milliseconds that a stop grants to requests that may change something, such as an order. The provider grants them 20 s. */
const WRITING_GRACE = 21_000;
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
   * @param variable the environment variable that sets the port
   * @returns `http://localhost:port`, or `https://…` with a certificate
   * @throws StartupError when the port is not available
   */
  listen(port: number, variable: string, host?: string): Promise<string>;
  /**
   * Accepts no new connection, and lets requests in progress finish: for at most eight seconds, or 21 if they may change something.
   * @param linger milliseconds for which idle connections stay open
   */
  stop(linger: number): Promise<void>;
}

/** With a certificate, the server speaks HTTP/2, and HTTPS with HTTP/1.1 to older clients. */
export function webServer(certificate?: Certificate): WebServer {
  const { server, endSessions } = certificate ? secureServer(certificate) : plainServer();
  server.on('clientError', answerUnreadable);
  server.maxConnections = MAX_CONNECTIONS;
  const isWriting = ({ method = '' }: IncomingMessage) => !READING.has(method);
  const graceful = new GracefulStop(server, isWriting, WRITING_GRACE);
  let stopped: Promise<void> | undefined;
  return {
    handleWith: (listener) => void server.on('request', listener),
    async listen(port, variable, host) {
      await listen(server, { port, variable, host });
      return originOf(server.address() as AddressInfo, certificate);
    },
    stop(linger) {
      stopped ??= graceful.begin(linger);
      endSessions();
      return stopped;
    },
  };
}

/** The origin of a server on this port. */
export function originOf({ port }: { port: number }, certificate?: Certificate): string {
  return `${certificate ? 'https' : 'http'}://localhost:${port}`;
}

interface OpenServer {
  server: StoppableServer;
  /** Tells each HTTP/2 client to send further requests elsewhere, and ends its connection after the last response. */
  endSessions(): void;
}

function plainServer(): OpenServer {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...REQUEST_LIMITS });
  return { server, endSessions: () => undefined };
}

function secureServer(certificate: Certificate): OpenServer {
  const server = createSecureServer({
    ...certificate,
    ...STREAM_LIMITS,
    allowHTTP1: true,
    // This is Node's default, which `--tls-min-v1.0` in NODE_OPTIONS would lower.
    minVersion: 'TLSv1.2',
    handshakeTimeout: REQUEST_LIMITS.headersTimeout,
  }) as Http2SecureServer & StoppableServer;
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
  const endSessions = () => {
    for (const session of sessions) session.close();
  };
  // Node's own method closes connections with HTTP/1.1 only.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    endSessions();
  };
  server.closeAllConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { server, endSessions };
}
