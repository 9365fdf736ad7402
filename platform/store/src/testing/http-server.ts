import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server for one test. @returns its origin */
export async function serve(listener: RequestListener, options: ServerOptions = {}): Promise<string> {
  const server = createServer(options, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A store that is this listener. Stopped after the test. @returns its address, and the paths that it was asked for */
export async function httpServer(answer: RequestListener) {
  const asked = new Set<string>();
  const origin = await serve((request, response) => {
    asked.add(String(request.url));
    answer(request, response);
  });
  return { place: `${origin}/store`, asked };
}
