import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { styleElements } from './page-document.ts';

const RULES = { key: 's', ids: ['a', 'b'], css: '.s-a{color:red}' };

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('styleElements', () => {
  it('makes one element for each key, with the hash of its text', () => {
    expect(styleElements([{ key: 's-global', ids: ['g1'], css: 'body{margin:0}' }, RULES])).toEqual({
      elements: [
        '<style data-emotion="s-global g1" data-s>body{margin:0}</style>',
        '<style data-emotion="s a b" data-s>.s-a{color:red}</style>',
      ],
      hashes: [sha256('body{margin:0}'), sha256('.s-a{color:red}')],
    });
  });

  it('makes no element without rules', () => {
    expect(styleElements([])).toEqual({ elements: [], hashes: [] });
  });

  it('lets no rule end its element', () => {
    const { elements } = styleElements([{ ...RULES, css: '.s-a{content:"</style><script>"}' }]);
    expect(elements.join().match(/<\/style>/g)).toHaveLength(1);
  });

  it('hashes the text that a browser reads', () => {
    const { elements, hashes } = styleElements([{ ...RULES, css: '.s-a{content:"\r\n\r\0"}' }]);
    expect(elements).toEqual(['<style data-emotion="s a b" data-s>.s-a{content:"\n\n\uFFFD"}</style>']);
    expect(hashes).toEqual([sha256('.s-a{content:"\n\n\uFFFD"}')]);
  });
});
