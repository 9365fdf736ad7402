import { describe, expect, it } from 'vitest';
import { roomName, viewInWords } from './picture-views.ts';

describe('viewInWords', () => {
  it.each([
    ['/images/T/1a2b/closeup-400.webp', 'Close-up of the edge: Teak, gloss'],
    ['/images/T/1a2b/pooja-1600.webp', 'Teak, gloss, on the mandir of a pooja room'],
    ['/images/T/1a2b/wardrobe-800.webp', 'Teak, gloss, on wardrobe doors, seen from near the handles'],
    ['/images/T/1a2b/balcony-800.webp', undefined],
    ['/images/T/1a2b/constructor-800.webp', undefined],
    ['/photos/17.jpg', undefined],
  ])('says of %s: %s', (image_link, words) => {
    expect(viewInWords({ image_link }, 'Teak, gloss')).toBe(words);
  });
});

describe('roomName', () => {
  it.each([
    ['kids', 'Children’s room'],
    ['counter', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('of %s is %s', (view, name) => {
    expect(roomName(view)).toBe(name);
  });
});
