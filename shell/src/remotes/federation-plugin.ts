import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { integrityOf } from '../document/published-set.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';

/**
 * The one plugin of the federation's runtime: an entry runs only with the bytes that were released, and a server that
 * accepts and hangs is given up after the time limit.
 */
export function federationPlugin(): ModuleFederationRuntimePlugin {
  /** Entry → how often it was asked for. It is asked for again only when it failed. */
  const attempts = new Map<string, number>();
  return {
    name: 'released-entries',
    createScript({ url }) {
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const script = document.createElement('script');
      // A browser keeps a damaged copy for as long as the whole one: only another address brings the file anew.
      script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
      script.crossOrigin = 'anonymous';
      // Otherwise it waits behind the pictures of its page.
      script.fetchPriority = 'high';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: LOAD_TIME_LIMIT };
    },
    errorLoadRemote({ id, error }) {
      // Told, never replaced: the boundary around the page or fragment shows what could not be shown.
      console.warn(`Remote module ${id} could not be loaded`, error);
    },
  };
}
