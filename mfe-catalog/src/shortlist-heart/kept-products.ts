import { useSyncExternalStore } from 'react';
import { whenIdle } from '../interaction/when-idle.ts';

type KeptProducts = typeof import('./press-heart.ts');

let loaded: KeptProducts | undefined;
let atIdle: Promise<KeptProducts> | undefined;
let endWait: (() => void) | undefined;

/** Loads the code for the products stored in the browser. No page waits for it. */
export async function loadKept(): Promise<KeptProducts> {
  loaded = await import(/* webpackChunkName: "press-heart" */ './press-heart.ts');
  endWait?.();
  return loaded;
}

/** Loads that code when the page is idle, or earlier if a heart is pressed. */
export function keptAtIdle(): Promise<KeptProducts> {
  atIdle ??= new Promise<void>((resolve) => {
    endWait = resolve;
    whenIdle(resolve);
  }).then(loadKept);
  return atIdle;
}

/** Whether a product is on the shortlist. It is false on the server, in the hydration render, and until the list is known. */
export function useShortlisted(product: { product_id: string; material: string }): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loaded?.isShortlisted(product) ?? false,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  let end: (() => void) | undefined = () => undefined;
  void keptAtIdle().then(
    ({ subscribeKept }) => {
      if (!end) return;
      end = subscribeKept(tell);
      tell();
    },
    // A press on the heart loads it again.
    () => undefined,
  );
  return () => {
    end?.();
    end = undefined;
  };
}
