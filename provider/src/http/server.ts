import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartupError } from '../settings/startup-error.ts';

/** Milliseconds that open requests get to finish, so that the whole stop takes less than 10 s. */
const SHUTDOWN_GRACE = 8_000;
/** Milliseconds. What a client of a slow network needs for a request; whoever sends nothing for longer loses the connection. */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};
/** Connections that wait to be accepted. Beyond Node's 511, the system drops them, and each waits for seconds until it is tried again. */
const BACKLOG = 4_096;

interface ListenOptions {
  host: string;
  port: number;
  /** The environment variable that sets the port, for the error. */
  variable?: string;
}

/**
 * Starts to listen.
 * @returns the origin, with the port that was assigned when `port` is 0.
 * @throws {StartupError} when the port is taken or not allowed.
 */
export async function listen(
  server: Server,
  { host, port, variable = 'PROVIDER_PORT' }: ListenOptions,
): Promise<string> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(reason(error, { host, port, variable }));
  }
  const address = server.address();
  const assigned = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${assigned}`;
}

/** Accepts no new connection, waits for open requests, and closes those that outlast the grace period. */
export async function shutDownGracefully(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE);
  await closed;
  clearTimeout(timeout);
}

function reason(error: unknown, { host, port, variable }: Required<ListenOptions>): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set ${variable} to a free port.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set ${variable} to a port above 1023.`;
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}.`;
}
