import { describe, expect, it } from 'vitest';
import { offeredView } from './compose-picture.ts';
import { picturesOf } from './pictures-of.ts';

const pictures = picturesOf({ product_id: 'S15-MALABAR-TEAK', code: '#9c6b3d' });

describe('picturesOf', () => {
  it('begins with the card of the sample', () => {
    expect(pictures[0]).toEqual({
      image_link: '/images/S15-MALABAR-TEAK/sample-400.webp',
      quality: 'low',
      image_type: 'color',
      placeholder: { width: 400, height: 400, colour: '#dedcd8' },
    });
  });

  it('gives each view low and high, and one render', () => {
    expect(pictures.map(({ image_type, quality }) => `${image_type} ${quality}`)).toEqual([
      ...['color low', 'color high', 'color low', 'color high', 'color low', 'color high'],
      ...['render low', 'render high'],
    ]);
    expect(pictures.at(-1)?.placeholder).toMatchObject({ width: 1600, height: 1000 });
  });

  it('names pictures that can be composed', () => {
    for (const { image_link } of pictures) {
      const [, view = '', width] = /\/(\w+)-(\d+)\.webp$/.exec(image_link) ?? [];
      expect(offeredView(view, Number(width)), image_link).toBe(view);
    }
  });
});
