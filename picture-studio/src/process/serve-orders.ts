import type { Made, PictureTask } from './waiting-pictures.ts';

/**
 * Whose threads make a picture: those that shoppers wait for; one for previews of decors, because the others may be busy for seconds when a
 * messenger asks; one of the system's lowest priority, for what is composed ahead.
 */
export type Lane = 'shopper' | 'decor' | 'ahead';

/** What the picture process is to make, one task after the other in one thread. */
export interface PictureOrder {
  id: number;
  lane: Lane;
  tasks: readonly PictureTask[];
}

export type PictureResults = readonly PromiseSettledResult<Made>[];

/** Milliseconds since the picture process began: on the clock, and of processor time that it has had. */
export interface ProcessTimes {
  lived: number;
  computed: number;
}

/** What the picture process sends each second that it lives, and after each order. */
export interface ProcessMessage {
  residentBytes: number;
  times: ProcessTimes;
  made?: { id: number; results: PictureResults } | undefined;
}

/** Milliseconds. */
const HEARTBEAT = 1_000;

/** Makes what the parent process orders, and tells it each second that this process lives, and how large it is. */
export function serveOrders(make: (order: PictureOrder) => Promise<PictureResults>): void {
  const send = (made?: ProcessMessage['made']) => {
    const { user, system } = process.cpuUsage();
    const times = { lived: process.uptime() * 1_000, computed: (user + system) / 1_000 };
    process.send?.({ residentBytes: process.memoryUsage.rss(), times, made } satisfies ProcessMessage);
  };
  // Ctrl-C in a terminal reaches this process too. It ends with its parent, which finishes what shoppers wait for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Also when the parent was killed. Ending threads one by one while libvips computes in them could hang.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (order: PictureOrder) => {
    send({ id: order.id, results: await make(order) });
  });
  setInterval(send, HEARTBEAT);
  send();
}
