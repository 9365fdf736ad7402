import { beforeEach, describe, expect, it } from 'vitest';
import { createStyleCache } from './style-cache.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<style data-emotion="s-rendered a b" data-s>.s-a{color:red}.s-b{color:blue}</style><link rel="icon" href="/icon.svg">';
});

describe('createStyleCache', () => {
  it('takes over the rules of the document by their ids', () => {
    expect(createStyleCache().inserted).toEqual({ a: true, b: true });
  });

  it('leaves the rendered style element where it is', () => {
    const { sheet } = document.querySelector('style') ?? {};
    createStyleCache();
    expect(document.head.firstElementChild).toHaveProperty('sheet', sheet);
  });
});
