import { createServer } from 'node:net';
import { CommandFailure } from '../console/command-failure.ts';
import type { ShopSettings } from '../console/env.ts';

/** Throws a CommandFailure that names port and variable when another program listens on a port. Port 0 is any free one. */
export async function refuseTakenPorts({ port, providerPort, providerUrl }: ShopSettings): Promise<void> {
  await refuseTakenPort(port, 'PORT', 'shop');
  if (!providerUrl) await refuseTakenPort(providerPort, 'PROVIDER_PORT', 'provider');
}

async function refuseTakenPort(port: number, variable: string, owner: string): Promise<void> {
  if (await isFree(port)) return;
  throw new CommandFailure(
    `Port ${port}, meant for the ${owner}, is not free: another program uses it. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
  );
}

/** The first free port from `from` on that is not in `taken`. */
export async function freePortFrom(from: number, taken: number[] = []): Promise<number> {
  let port = from;
  while (taken.includes(port) || !(await isFree(port))) port += 1;
  return port;
}

// A program may listen on one address of this machine only, so all are checked.
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // On a machine without IPv6, listening on ::1 fails although the port is free.
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
