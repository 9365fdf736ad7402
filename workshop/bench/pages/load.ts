import { Agent, get } from 'node:http';

export type LoadFigures = {
  perSecond: number;
  median: number;
  p99: number;
  statuses: Record<string, number>;
};

type Load = {
  origin: string;
  /** Requested one after another; it may have no end. */
  paths: Iterable<string>;
  /** Parallel requests. */
  connections: number;
  /** Milliseconds. */
  duration: number;
};

/** Requests documents until there is no path or no time left, without a pause, over keep-alive connections. Times are in milliseconds. */
export async function runLoad({ origin, paths, connections, duration }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const next = paths[Symbol.iterator]();
  const start = performance.now();

  async function askAgainAndAgain(): Promise<void> {
    while (performance.now() - start < duration) {
      const { value: path, done } = next.next();
      if (done) return;
      const before = performance.now();
      const status = await statusOf(origin + path, agent);
      times.push(performance.now() - before);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }

  await Promise.all(Array.from({ length: connections }, askAgainAndAgain));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99), statuses };
}

/** The whole body is read and discarded. */
function statusOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    }).once('error', reject);
  });
}
