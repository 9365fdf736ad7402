import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePortFrom, refuseTakenPorts } from './tcp-port.ts';

async function whileTaken(host: string, work: (port: number) => Promise<void>) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

const settings = { port: 0, providerPort: 0, dataFolder: '/unused' };

describe('refuseTakenPorts', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('names port and variable when a program listens on %s', (host) =>
    whileTaken(host, async (port) => {
      const refusal = refuseTakenPorts({ ...settings, providerPort: port });
      await expect(refusal).rejects.toThrow(`Port ${port}, meant for the provider, is not free`);
      await expect(refusal).rejects.toThrow(`PROVIDER_PORT=${port + 1} npm start`);
    }),
  );

  it('ignores the port of a provider that is not started', () =>
    whileTaken('127.0.0.1', async (port) => {
      const foreign = { ...settings, providerPort: port, providerUrl: 'https://api.example.com' };
      await expect(refuseTakenPorts(foreign)).resolves.toBeUndefined();
    }));
});

describe('freePortFrom', () => {
  it('skips taken and reserved ports', () =>
    whileTaken('127.0.0.1', async (port) => {
      const first = await freePortFrom(port);
      expect(first).toBeGreaterThan(port);
      expect(await freePortFrom(port, [first])).toBeGreaterThan(first);
    }));
});
