import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than a visitor's pause between two pages, so that the next one does without a new connection. */
const KEEP_ALIVE_MS = 30_000;
const STOP_LIMIT_MS = 8_000;
const LOOK_AGAIN_MS = 50;

/** A server that has its port. */
export interface ListeningServer {
  port: number;
  answerWith(listener: RequestListener): void;
  /** Lets requests that are being answered finish, within eight seconds. */
  stop(): Promise<void>;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
    // A connection that falls idle later would be kept open for the visitor's next request.
    const look = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(look);
      resolve();
    });
  });
}

/** Takes a port, 0 for any free one. Rejects with the system's error when it cannot be had. */
export function listen(port: number): Promise<ListeningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  let closing: Promise<void> | undefined;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const taken = server.address() as AddressInfo;
      resolve({
        port: taken.port,
        answerWith: (listener) => server.on('request', listener),
        stop() {
          closing ??= close(server);
          return closing;
        },
      });
    });
  });
}
