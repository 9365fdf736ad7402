import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PageActivity } from './in-page/count-timers.ts';
import type { PageLook } from './page-look.ts';
import type { ActEnd } from './shopper-acts.ts';

export interface SeenLive {
  look: PageLook;
  activity: PageActivity;
  /** The rules of axe that the page breaks. */
  broken: readonly string[];
}

/** What was seen of the live releases. */
export interface LiveLooks {
  /** By audience, person and address. */
  pages: Record<string, SeenLive>;
  /** By the address of a walk: the outcome of its acts. */
  walks: Record<string, readonly ActEnd[]>;
}

/**
 * What an earlier trial saw of the same live releases; empty when something that the looks depend on has changed.
 * @param of a text of all that the looks depend on
 */
export async function keptLooks(file: string, of: string): Promise<LiveLooks> {
  try {
    const kept: { of: string; looks: LiveLooks } = JSON.parse(await readFile(file, 'utf8'));
    return kept.of === of ? kept.looks : { pages: {}, walks: {} };
  } catch {
    return { pages: {}, walks: {} };
  }
}

/** Stores the looks, without those of pages that were still loading: the next trial visits them again. */
export async function keepLooks(file: string, of: string, looks: LiveLooks): Promise<void> {
  const pages = Object.fromEntries(Object.entries(looks.pages).filter(([, { look }]) => look.isWhole));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ of, looks: { ...looks, pages } }));
}

export async function forgetLooks(file: string): Promise<void> {
  await rm(file, { force: true });
}
