import { describe, expect, it } from 'vitest';
import { withStyles } from './style-elements.ts';

const NONCE = 'n0nce';

describe('withStyles', () => {
  it('gives each key an element of its own, split where the nonce goes', () => {
    const parts = withStyles(
      '<head>',
      [
        { key: 's-global', ids: ['g1'], css: 'body{margin:0}' },
        { key: 's', ids: ['a', 'b'], css: '.s-a{color:red}' },
      ],
      '</head>',
    );
    expect(parts.join(NONCE)).toBe(
      '<head><style data-emotion="s-global g1" nonce="n0nce">body{margin:0}</style>\n' +
        '<style data-emotion="s a b" nonce="n0nce">.s-a{color:red}</style>\n</head>',
    );
  });

  it('has one piece when there are no rules', () => {
    expect(withStyles('<head>', [], '</head>')).toEqual(['<head></head>']);
  });

  it('lets no rule end its element', () => {
    const hostile = [{ key: 's', ids: ['a'], css: '.s-a{content:"</style><script>"}' }];
    expect(
      withStyles('', hostile, '')
        .join(NONCE)
        .match(/<\/style>/g),
    ).toHaveLength(1);
  });
});
