import { describe, expect, it } from 'vitest';
import { pieceSize } from './piece-size.ts';

describe('pieceSize', () => {
  it.each([
    ['High gloss, 1.5 mm thick, 8 × 4 ft (2440 × 1220 mm), film.', { text: '8 × 4 ft', squareFeet: 32 }],
    ['7x3.5ft', { text: '7 × 3.5 ft', squareFeet: 24.5 }],
    ['2440 × 1220 mm', undefined],
    ['', undefined],
  ])('PRICE-10 reads "%s"', (info, size) => {
    expect(pieceSize(info)).toEqual(size);
  });
});
