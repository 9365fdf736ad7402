import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { LOAD_TIME_LIMIT } from './module-store.ts';
import { integrityOf } from './released-set.ts';

/**
 * The one plugin of the federation's runtime: an entry runs only with the bytes that were released, and a server that
 * accepts and hangs is given up after the time limit.
 */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'released-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
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
