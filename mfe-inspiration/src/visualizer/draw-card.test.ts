import { describe, expect, it } from 'vitest';
import { addressLines } from './draw-card.ts';

describe('the address on a card', () => {
  const lines = (url: string) => addressLines(url, (words) => words.length <= 24);

  it.each([
    ['https://shop.example/?room=a', ['shop.example/?room=a']],
    [
      'https://shop.example/?type=Solid&shade=Blue#visualizer',
      ['shop.example/?type=Solid', '&shade=Blue#visualizer'],
    ],
    ['http://a-very-long-name-of-a-shop.example/', ['a-very-long-name-o', 'f-a-shop.example/']],
  ])('TAKE-1 of %s is %j', (url, expected) => {
    expect(lines(url)).toEqual(expected);
  });
});
