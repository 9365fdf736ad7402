import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartupError } from '../settings/startup-error.ts';

/**
 * Starts to listen.
 * @returns the origin, with the real port where 0 was asked for.
 * @throws {StartupError} when the port is taken or not allowed.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(reason(error, host, port));
  }
  const address = server.address();
  const real = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${real}`;
}

function reason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PROVIDER_PORT to a free port.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PROVIDER_PORT to one above 1023.`;
  return `The provider cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}.`;
}
