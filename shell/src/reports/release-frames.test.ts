import { expect, it } from 'vitest';
import { releaseFrames } from './release-frames.ts';

const AT = 'https://shop.example/releases';

it.each([
  ['Chrome', `    at render (${AT}/catalog/0123abcd/static/js/async/shop.js:1:200)`],
  [
    'Chrome, for a script that was requested again',
    `    at render (${AT}/catalog/0123abcd/static/js/async/shop.js?attempt=1:1:200)`,
  ],
  ['Firefox and Safari', `render@${AT}/catalog/0123abcd/static/js/async/shop.js:1:200`],
])('names release, file, position and function as %s writes them', (_, line) => {
  expect(releaseFrames(line)).toEqual([
    { release: 'catalog/0123abcd', text: 'catalog/static/js/async/shop.js:1:200 (render)' },
  ]);
});

it('leaves out the message and all code that is not released', () => {
  const stack = [
    'TypeError: Meera Nair, 14, 3rd Cross',
    `    at ${AT}/catalog/0123abcd/static/js/shop.js:1:20`,
    `    at async Promise.all (index 0)`,
    '    at chrome-extension://abcdef/content.js:3:4',
    `    at Object.run [as go] (${AT}/shell/4567cdef/static/js/index.js:2:30)`,
  ].join('\n');
  expect(releaseFrames(stack)).toEqual([
    { release: 'catalog/0123abcd', text: 'catalog/static/js/shop.js:1:20' },
    { release: 'shell/4567cdef', text: 'shell/static/js/index.js:2:30' },
  ]);
});
