import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A store that answers as it likes. Stopped after the test. @returns its address, and the paths that it was asked for */
export async function httpServer(answer: RequestListener) {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    asked.add(String(request.url));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { place: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store`, asked };
}
