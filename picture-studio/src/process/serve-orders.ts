import {
  HEARTBEAT,
  type PictureOrder,
  type PictureResults,
  type ProcessMessage,
} from './process-messages.ts';

/** Makes what the parent process orders, and tells it each second that this process lives, and how large it is. */
export function serveOrders(make: (order: PictureOrder) => Promise<PictureResults>): void {
  const send = (message: ProcessMessage) => void process.send?.(message);
  const beat = () => {
    const { user, system } = process.cpuUsage();
    send({
      kind: 'heartbeat',
      residentBytes: process.memoryUsage.rss(),
      processorTime: (user + system) / 1_000,
    });
  };
  // Ctrl-C in a terminal reaches this process too. It ends with its parent, which finishes what shoppers wait for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Also when the parent was killed. Ending threads one by one while libvips computes in them could hang.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (order: PictureOrder) => {
    send({ kind: 'made', id: order.id, results: await make(order) });
  });
  setInterval(beat, HEARTBEAT);
  beat();
}
