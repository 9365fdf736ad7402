import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** A response of the edge server to one visitor. */
export type Visit = { status: number; html: string; milliseconds: number };

/** Requests a document. @param address the visitor's own address, one of 127.0.0.0/8 */
export function visit(url: string, address: string, agent?: Agent): Promise<Visit> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, localAddress: address }, async (response) => {
      const html = await text(response);
      resolve({ status: response.statusCode ?? 0, html, milliseconds: performance.now() - start });
    }).once('error', reject);
  });
}

export type FloodOptions = {
  origin: string;
  /** The path of each request, by its number. */
  pathOf: (request: number) => string;
  /** The address of each connection, by its number. */
  addressOf: (connection: number) => string;
};

const CONNECTIONS = 40;

/** Requests documents over 40 connections without a pause. @returns a function that ends it and counts the statuses */
export function startFlood({
  origin,
  pathOf,
  addressOf,
}: FloodOptions): () => Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let isOver = false;
  let asked = 0;
  const floods = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      asked += 1;
      const { status } = await visit(origin + pathOf(asked), addressOf(connection), agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    agent.destroy();
  });
  return async () => {
    isOver = true;
    await Promise.all(floods);
    return statuses;
  };
}
