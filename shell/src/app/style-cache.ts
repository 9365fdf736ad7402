import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** No vendor prefixes (decision 033). One array for all caches: on the server emotion keeps compiled rules by identity. */
const STYLIS_PLUGINS: StylisPlugin[] = [];

const KEY = 's';

/**
 * Names the element of the rendered rules. Emotion would find its own key and move the element, for which the browser
 * recalculates the styles of the whole page.
 */
export const RENDERED_KEY = `${KEY}-rendered`;

/** In a browser the cache takes over the rules of the document. */
export function createStyleCache(): EmotionCache {
  // `speedy` inserts rules through the CSSOM: the policy allows only the rendered style elements.
  const cache = createCache({ key: KEY, speedy: true, stylisPlugins: STYLIS_PLUGINS });
  if (typeof document !== 'undefined') takeOverRendered(cache);
  // Otherwise emotion warns of selectors that fail beside style elements in the body, which has none.
  if (process.env.NODE_ENV === 'development') cache.compat = true;
  return cache;
}

/** Emotion's id of a rule is its class without the cache key, `s`; that of an animation is its name. */
const DEFINED = /\.s-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/** Finds the ids in the rules: a list of ids would be half a kilobyte in each document. */
function takeOverRendered({ inserted }: EmotionCache): void {
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${RENDERED_KEY}"]`)) {
    for (const [, rule, animation = ''] of textContent.matchAll(DEFINED)) inserted[rule ?? animation] = true;
  }
}
