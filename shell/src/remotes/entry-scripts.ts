import { integrityOf } from '../document/published-set.ts';
import { createRetryUrls } from './bundler-runtime.ts';

/** Only a failed entry is requested again. */
const retryUrl = createRetryUrls();

/** The script of a remote's entry, which runs only with the released bytes (PROM-12). */
export function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = retryUrl(url);
  script.crossOrigin = 'anonymous';
  // Otherwise the script waits behind the page's pictures.
  script.fetchPriority = 'high';
  const integrity = integrityOf(url);
  if (integrity) script.integrity = integrity;
  return script;
}
