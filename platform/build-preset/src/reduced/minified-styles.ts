import type { RsbuildPlugin } from '@rsbuild/core';
import MagicString from 'magic-string';

const STYLES = /\b(css|keyframes)`([^`]*)`/g;

const QUOTED = /('[^']*'|"[^"]*")/;

/**
 * Minifies emotion's templates, whose text is code to a minifier: 1 KB of a page. In server and browser alike, because the name of a class
 * is a hash of its text.
 */
export const pluginMinifiedStyles: RsbuildPlugin = {
  name: 'minified-styles',
  setup: (api) =>
    api.transform({ test: /\.tsx?$/, order: 'pre' }, ({ code, resourcePath }) => {
      const edited = minifiedStyles(code);
      if (!edited.hasChanged()) return code;
      // Each template loses lines, and what follows it has to be found.
      const map = edited.generateMap({ source: resourcePath, includeContent: true, hires: 'boundary' });
      return { code: edited.toString(), map: map.toString() };
    }),
};

export function minifiedStyles(source: string): MagicString {
  return new MagicString(source).replaceAll(STYLES, (_, tag, styles) => {
    const parts: string[] = withoutComments(styles).split(QUOTED);
    return `${tag}\`${parts
      .map((part, index) => (index % 2 === 0 ? minified(part) : part))
      .join('')
      .trim()}\``;
  });
}

function withoutComments(styles: string): string {
  const [start = '', ...others] = styles.split('/*');
  return start + others.map((part) => part.slice(part.indexOf('*/') + 2)).join('');
}

/** A space before a colon or around `>` can be part of a selector, and one beside an operator part of `calc()`. */
function minified(styles: string): string {
  return styles
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([:;,{]) /g, '$1')
    .replaceAll(' {', '{');
}
