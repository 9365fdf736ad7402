import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PageActivity } from './in-page/count-timers.ts';
import type { PageLook } from './page-look.ts';

export interface SeenLive {
  look: PageLook;
  activity: PageActivity;
}

/** Pages by audience and address. */
export type LiveLooks = Record<string, SeenLive>;

/**
 * What an earlier trial saw of the same live releases; nothing when something was different then.
 * @param of all that the looks depend on
 */
export async function keptLooks(file: string, of: string): Promise<LiveLooks> {
  try {
    const kept: { of: string; looks: LiveLooks } = JSON.parse(await readFile(file, 'utf8'));
    return kept.of === of ? kept.looks : {};
  } catch {
    return {};
  }
}

/** A page that was still loading is left out: the next trial visits it again. */
export async function keepLooks(file: string, of: string, looks: LiveLooks): Promise<void> {
  const whole = Object.entries(looks).filter(([, { look }]) => look.isWhole);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ of, looks: Object.fromEntries(whole) }));
}

export async function forgetLooks(file: string): Promise<void> {
  await rm(file, { force: true });
}
