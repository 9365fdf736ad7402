import { describe, expect, it } from 'vitest';
import { pictureViews } from '../../product-card/product-pictures.ts';
import { pictureAltTexts } from './picture-gallery.tsx';

const views = (...kinds: ('color' | 'render')[]) =>
  pictureViews(
    kinds.map((image_type, index) => ({ image_link: `/${index}.webp`, quality: 'low', image_type })),
  );

describe('pictureAltTexts', () => {
  it.each([
    { kinds: ['color', 'render'], words: ['Teak, sample', 'Teak in a room'] },
    {
      kinds: ['color', 'color', 'render', 'render'],
      words: ['Teak, sample 1', 'Teak, sample 2', 'Teak in a room 1', 'Teak in a room 2'],
    },
    { kinds: ['render'], words: ['Teak in a room'] },
  ] as const)(
    'PROD-28 says what they show, with numbers for pictures of one kind: $words',
    ({ kinds, words }) => {
      expect(pictureAltTexts(views(...kinds), 'Teak')).toEqual(words);
    },
  );

  it('PROD-28 says where a composed picture shows the decor', () => {
    const composed = ['closeup', 'pooja'].map((view) => ({
      image_link: `/images/T/1a2b/${view}-400.webp`,
      quality: 'low' as const,
      image_type: 'color' as const,
    }));
    expect(pictureAltTexts(pictureViews(composed), 'Teak, gloss')).toEqual([
      'Close-up of the edge: Teak, gloss',
      'Teak, gloss, on the mandir of a pooja room',
    ]);
  });
});
