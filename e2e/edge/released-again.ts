import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnEdge } from './own-edge.ts';

type Live = {
  serial: number;
  live: Record<string, string>;
  history: Record<string, { hash: string; at: string }[]>;
};

/**
 * Releases a copy of a remote under another hash, and waits until the edge server serves it.
 * @returns the hashes before and after
 */
export async function releaseAgain(edge: OwnEdge, id: string): Promise<{ before: string; after: string }> {
  const file = path.join(edge.registry, 'live.json');
  const { serial, live, history } = JSON.parse(await readFile(file, 'utf8')) as Live;
  const before = live[id] ?? '';
  // Another one each time: the releases of the previous set would take traffic with the renderer that they had.
  const after = ((BigInt(`0x${before}`) + 1n) % 16n ** 16n).toString(16).padStart(16, '0');
  const folder = (hash: string) => path.join(edge.registry, 'releases', id, hash);
  await cp(folder(before), folder(after), { recursive: true });
  const at = new Date().toISOString();
  const next: Live = {
    serial: serial + 1,
    live: { ...live, [id]: after },
    history: { ...history, [id]: [...(history[id] ?? []), { hash: after, at }] },
  };
  await writeFile(`${file}.draft`, JSON.stringify(next));
  await rename(`${file}.draft`, file);
  const limit = Date.now() + 60_000;
  while ((await liveHash(edge, id)) !== after) {
    if (Date.now() > limit) throw new Error(`${id} ${after} is not served.`);
  }
  return { before, after };
}

async function liveHash(edge: OwnEdge, id: string): Promise<string | undefined> {
  const response = await fetch(`${edge.origin}/releases/live`);
  return ((await response.json()) as { live: Record<string, string> }).live[id];
}
