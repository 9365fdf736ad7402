import { beforeEach, describe, expect, it } from 'vitest';
import { createStyleCache } from './style-cache.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<style data-emotion="s-rendered" data-s>.s-a{color:red}.s-a:hover{color:blue}@media print{.s-b{animation:animation-c 1s}}@keyframes animation-c{}</style><link rel="icon" href="/icon.svg">';
});

describe('createStyleCache', () => {
  it('takes over the rules and animations of the document', () => {
    expect(createStyleCache().inserted).toEqual({ a: true, b: true, 'animation-c': true });
  });

  it('leaves the rendered style element where it is', () => {
    const { sheet } = document.querySelector('style') ?? {};
    createStyleCache();
    expect(document.head.firstElementChild).toHaveProperty('sheet', sheet);
  });
});
