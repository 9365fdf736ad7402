import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Longer than the usual pause between two pages, so that the next page needs no new connection. */
const KEEP_ALIVE_MS = 30_000;
/** Milliseconds. What a phone on a slow network needs for a request; whoever sends nothing for longer loses the connection. */
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
const STOP_LIMIT_MS = 8_000;
const CLOSE_IDLE_INTERVAL_MS = 50;

/** In the PEM format. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** A server that listens on its port. */
export interface ListeningServer {
  /** `http://localhost:port`, or with a certificate `https://…`. */
  origin: string;
  handleWith(listener: RequestListener): void;
  /** Lets requests in progress finish, for at most eight seconds. */
  stop(): Promise<void>;
}

/** A server, and what ends its connections. */
interface Closable {
  server: Server;
  /** Ends connections without a request in progress. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Listens on a port, 0 for any free one; with a certificate it speaks HTTP/2, and HTTPS with HTTP/1.1 to older clients.
 * Rejects with the system's error when the port is not available.
 */
export function listen(port: number, certificate?: Certificate): Promise<ListeningServer> {
  const closable = certificate ? secureServer(certificate) : plainServer();
  const { server } = closable;
  let closing: Promise<void> | undefined;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.maxConnections = MAX_CONNECTIONS;
    server.listen({ port, backlog: BACKLOG }, () => {
      const address = server.address() as AddressInfo;
      resolve({
        origin: `${certificate ? 'https' : 'http'}://localhost:${address.port}`,
        handleWith: (listener) => server.on('request', listener),
        stop() {
          closing ??= close(closable);
          return closing;
        },
      });
    });
  });
}

function plainServer(): Closable {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...REQUEST_LIMITS });
  return {
    server,
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
  };
}

function secureServer(certificate: Certificate): Closable {
  const server = createSecureServer({
    ...certificate,
    ...STREAM_LIMITS,
    allowHTTP1: true,
    handshakeTimeout: REQUEST_LIMITS.headersTimeout,
  });
  const sockets = new Set<TLSSocket>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session) => session.setTimeout(KEEP_ALIVE_MS, () => session.close()));
  return {
    server,
    // Closing the server ends each session after its last stream; idle connections of HTTP/1.1 end after five seconds.
    closeIdle: () => undefined,
    closeAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function close({ server, closeIdle, closeAll }: Closable): Promise<void> {
  return new Promise((resolve) => {
    const forceClose = setTimeout(closeAll, STOP_LIMIT_MS);
    // A connection that becomes idle only now would stay open for its next request.
    const interval = setInterval(closeIdle, CLOSE_IDLE_INTERVAL_MS);
    server.close(() => {
      clearTimeout(forceClose);
      clearInterval(interval);
      resolve();
    });
  });
}
