import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * No vendor prefixes (decision 062). One array for all caches: on the server emotion keeps compiled rules by its identity.
 */
const STYLIS_PLUGINS: StylisPlugin[] = [];

/** An empty emotion cache; in a browser it takes over the rules of the document. */
export function createStyleCache(): EmotionCache {
  // `speedy` inserts rules through the CSSOM: the policy allows only the rendered style elements.
  return createCache({ key: 's', speedy: true, stylisPlugins: STYLIS_PLUGINS });
}
