import { describe, expect, it } from 'vitest';
import { inShort } from './in-short.ts';

describe('inShort', () => {
  it.each([
    [['One.', 'Two.'], { shown: ['One.', 'Two.'], isCut: false }],
    [['One.', 'A second one. It is long.', 'Three.'], { shown: ['One.', 'A second one.'], isCut: true }],
    [['One.', 'Without any end of a sentence'], { shown: ['One.'], isCut: true }],
    [[], { shown: [], isCut: false }],
  ])('TAKE-11 of %j in 20 characters is %j', (paragraphs, expected) => {
    expect(inShort(paragraphs, 20)).toEqual(expected);
  });
});
