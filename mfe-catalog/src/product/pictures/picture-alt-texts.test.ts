import { describe, expect, it } from 'vitest';
import { pictureViews } from '../../product-card/product-pictures.ts';
import { pictureAltTexts } from './picture-gallery.tsx';

const views = (...kinds: ('color' | 'render')[]) =>
  pictureViews(
    kinds.map((image_type, place) => ({ image_link: `/${place}.webp`, quality: 'low', image_type })),
  );

describe('pictureAltTexts', () => {
  it.each([
    { kinds: ['color', 'render'], words: ['Teak, sample', 'Teak in a room'] },
    {
      kinds: ['color', 'color', 'render', 'render'],
      words: ['Teak, sample 1', 'Teak, sample 2', 'Teak in a room 1', 'Teak in a room 2'],
    },
    { kinds: ['render'], words: ['Teak in a room'] },
  ] as const)('says what they show, with numbers for pictures of one kind: $words', ({ kinds, words }) => {
    expect(pictureAltTexts(views(...kinds), 'Teak')).toEqual(words);
  });

  it('says where a composed picture shows the decor', () => {
    const composed = [
      ...['sample', 'flat', 'closeup'],
      ...['kitchen', 'bedroom', 'living', 'bathroom', 'kids', 'pooja', 'office'],
      ...['entrance', 'counter', 'wardrobe'],
    ].map((view) => ({
      image_link: `/images/T/1a2b/${view}-400.webp`,
      quality: 'low' as const,
      image_type: 'color' as const,
    }));
    expect(pictureAltTexts(pictureViews(composed), 'Teak, gloss')).toEqual([
      'A sample of Teak, gloss',
      'Teak, gloss, from the front',
      'Close-up of the edge: Teak, gloss',
      'Teak, gloss, on the cabinets of a kitchen',
      'Teak, gloss, on the wardrobe of a bedroom',
      'Teak, gloss, on the panelled wall and TV unit of a living room',
      'Teak, gloss, on the vanity of a bathroom',
      'Teak, gloss, on the wardrobe and desk of a children’s room',
      'Teak, gloss, on the mandir of a pooja room',
      'Teak, gloss, on the desk and shelves of a home office',
      'Teak, gloss, on the panelled wall of an entrance',
      'Teak, gloss, on kitchen fronts, seen from near the counter',
      'Teak, gloss, on wardrobe doors, seen from near the handles',
    ]);
  });
});
