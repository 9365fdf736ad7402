import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds. Longer than every timeout of a document, shorter than the browser's. */
const SLOW = 10_000;

const RESPONSES = {
  slow: (response: ServerResponse) => void setTimeout(() => sendJson(response, 200, '{}'), SLOW),
  page: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
  cut: (response: ServerResponse) => sendJson(response, 200, '{"products":[{"product_id":"A1","colo'),
  failing: (response: ServerResponse) => sendJson(response, 500, '{"message":"Internal error"}'),
} as const;

/** How a foreign provider may fail on every call. */
export type FaultyProvider = keyof typeof RESPONSES | 'down';

function sendJson(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(json);
}

/** A port without a server. */
const UNUSED_PORT = '9';

type StartedProvider = {
  /** The environment of the edge server in front of it. */
  environment: { PROVIDER_PORT?: string };
  stop: () => void;
};

/** Starts a provider with this fault; without one, the shop's own provider is used. */
export async function startFaultyProvider(fault: FaultyProvider | undefined): Promise<StartedProvider> {
  if (!fault) return { environment: {}, stop: () => undefined };
  if (fault === 'down') return { environment: { PROVIDER_PORT: UNUSED_PORT }, stop: () => undefined };
  const server = createServer((_request, response) => RESPONSES[fault](response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: { PROVIDER_PORT: String((server.address() as AddressInfo).port) },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
