import type { Made, PictureTask } from './waiting-pictures.ts';

/**
 * The kind of thread that makes a picture: those for shoppers; one for previews of decors, because the others may be busy for seconds when a
 * messenger requests one; and one of the system's lowest priority for pictures composed ahead.
 */
export type Lane = 'shopper' | 'decor' | 'ahead';

/** Tasks for the picture process, which one thread runs one after another. */
export interface PictureOrder {
  id: number;
  lane: Lane;
  tasks: readonly PictureTask[];
}

export type PictureResults = readonly PromiseSettledResult<Made>[];

/** Milliseconds since the picture process began: on the clock, and of processor time that it has used. */
export interface ProcessTimes {
  lived: number;
  computed: number;
}

/** A message that the picture process sends every second, and after each order. */
export interface ProcessMessage {
  residentBytes: number;
  times: ProcessTimes;
  made?: { id: number; results: PictureResults } | undefined;
}

/** Milliseconds. */
const HEARTBEAT = 1_000;

/** Makes what the parent process orders. Tells it every second that this process is alive, and how large it is. */
export function serveOrders(make: (order: PictureOrder) => Promise<PictureResults>): void {
  const send = (made?: ProcessMessage['made']) => {
    const { user, system } = process.cpuUsage();
    const times = { lived: process.uptime() * 1_000, computed: (user + system) / 1_000 };
    process.send?.({ residentBytes: process.memoryUsage.rss(), times, made } satisfies ProcessMessage);
  };
  // Ctrl-C in a terminal reaches this process too. It ends only with its parent, which first finishes the pictures of shoppers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Also when the parent was killed. SIGKILL, because ending threads one by one could hang while libvips computes in them.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (order: PictureOrder) => {
    send({ id: order.id, results: await make(order) });
  });
  setInterval(send, HEARTBEAT);
  send();
}
