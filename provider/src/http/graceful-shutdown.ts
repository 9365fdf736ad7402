import { once } from 'node:events';
import type { Server } from 'node:http';

/** Milliseconds that requests under way get; the whole stop stays below 10 s. */
const GRACE = 8_000;

/** Takes no new connection, waits for the requests under way, and cuts off what is still there after the grace. */
export async function shutDownGracefully(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(cut);
}
