import getPort, { portNumbers } from 'get-port';
import { CommandFailure } from '../console/command-failure.ts';
import type { ShopSettings } from '../console/env.ts';

const LAST_PORT = 65_535;

/** Any free port for each server. */
export const FREE_PORTS = { port: 0, providerPort: 0, sandboxPort: 0 };

/** @throws CommandFailure with port and variable when another program listens on a port. Port 0 takes any free one. */
export async function refuseTakenPorts(settings: ShopSettings): Promise<void> {
  const { port, providerPort, providerUrl, sandboxPort = 0, deskPort = 0, isSandboxOff } = settings;
  await refuseTakenPort(port, 'PORT', 'shop');
  if (!isSandboxOff) await refuseTakenPort(sandboxPort, 'PAYMENT_PORT', 'payment sandbox');
  if (providerUrl) return;
  await refuseTakenPort(providerPort, 'PROVIDER_PORT', 'provider');
  await refuseTakenPort(deskPort, 'DESK_PORT', 'desk');
}

/** @throws CommandFailure with the variable that chooses another port */
export async function refuseTakenPort(port: number, variable: string, owner: string): Promise<void> {
  // `getPort` returns another port when this one is taken on any address of this machine.
  if (port === 0 || (await getPort({ port })) === port) return;
  throw new CommandFailure(
    `Port ${port}, meant for the ${owner}, is not free: another program uses it. Stop that program, or choose another port: ${variable}=${port + 1} npm start`,
  );
}

export function freePortFrom(from: number, taken: number[] = []): Promise<number> {
  return getPort({ port: portNumbers(from, LAST_PORT), exclude: taken });
}
