import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than the usual pause between two pages, so that the next page needs no new connection. */
const KEEP_ALIVE_MS = 30_000;
const STOP_LIMIT_MS = 8_000;
const CLOSE_IDLE_INTERVAL_MS = 50;

/** A server that listens on its port. */
export interface ListeningServer {
  port: number;
  handleWith(listener: RequestListener): void;
  /** Lets requests in progress finish, for at most eight seconds. */
  stop(): Promise<void>;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const forceClose = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
    // A connection that becomes idle only now would stay open for its next request.
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
    server.close(() => {
      clearTimeout(forceClose);
      clearInterval(closeIdle);
      resolve();
    });
  });
}

/** Listens on a port, 0 for any free one. Rejects with the system's error when the port is not available. */
export function listen(port: number): Promise<ListeningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  let closing: Promise<void> | undefined;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address() as AddressInfo;
      resolve({
        port: address.port,
        handleWith: (listener) => server.on('request', listener),
        stop() {
          closing ??= close(server);
          return closing;
        },
      });
    });
  });
}
