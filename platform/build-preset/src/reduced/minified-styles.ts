import type { RsbuildPlugin } from '@rsbuild/core';
import MagicString from 'magic-string';

const STYLES = /\b(css|keyframes)`([^`]*)`/g;

const QUOTED = /('[^']*'|"[^"]*")/;

/**
 * Minifies the styles in emotion's templates, which a minifier of scripts leaves as they are: saves 1 KB of a page. On the server and in
 * browsers alike, because the name of a class is a hash of its text.
 */
export const pluginMinifiedStyles: RsbuildPlugin = {
  name: 'minified-styles',
  setup: (api) =>
    api.transform({ test: /\.tsx?$/, order: 'pre' }, ({ code, resourcePath }) => {
      const edited = minifiedStyles(code);
      if (!edited.hasChanged()) return code;
      // A template may lose lines, so what follows it needs new positions in the source map.
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
