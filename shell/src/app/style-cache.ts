import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** No vendor prefixes (decision 033). One array for all caches: on the server emotion keeps compiled rules by identity. */
const STYLIS_PLUGINS: StylisPlugin[] = [];

const KEY = 's';

/**
 * The key of the style element that the server renders. With its own key, emotion would find the element and move it, and the
 * browser would recalculate the styles of the whole page.
 */
export const RENDERED_KEY = `${KEY}-rendered`;

/** In a browser the cache takes over the rules of the document. */
export function createStyleCache(): EmotionCache {
  // `speedy` inserts rules through the CSSOM: the policy allows only the rendered style elements.
  const cache = createCache({ key: KEY, speedy: true, stylisPlugins: STYLIS_PLUGINS });
  if (typeof document !== 'undefined') takeOverRendered(cache);
  // Otherwise emotion warns of selectors that break if style elements are in the body. Here none are.
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
