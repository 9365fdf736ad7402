import { ROOMS } from 'shared-contracts/image/picture-views';
import { describe, expect, it } from 'vitest';
import type { Decor } from '../scenes/decor.ts';
import { offeredPicture } from '../scenes/picture-views.ts';
import { HIMADRI_WHITE, MALABAR_TEAK } from '../testing/sample-decors.ts';
import {
  type PicturedProduct,
  pictureLink,
  picturesOf,
  roomViewsOf,
  togetherPicture,
} from './pictures-of.ts';

const TEAK: PicturedProduct = { ...MALABAR_TEAK, product_id: 'S15-MALABAR-TEAK' };
const pictures = picturesOf(TEAK, ['Kitchen']);
const ALL_ROOMS = Object.keys(ROOMS);
const FLUTED_ROOMS = ALL_ROOMS.filter((room) => room !== 'bathroom' && room !== 'kids');

describe('picturesOf', () => {
  it('starts with the sample', () => {
    expect(pictures[0]).toEqual({
      image_link: expect.stringMatching(/^\/images\/S15-MALABAR-TEAK\/[0-9a-f]{10}\/sample-400\.webp$/),
      quality: 'low',
      image_type: 'color',
      placeholder: { width: 400, height: 400, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
  });

  it('has each view in low and high quality, and the room of the application from both cameras', () => {
    expect(pictures.map(({ image_type, quality }) => `${image_type} ${quality}`)).toEqual([
      ...['color low', 'color high', 'color low', 'color high', 'color low', 'color high'],
      ...['render low', 'render high', 'render low', 'render high'],
    ]);
    expect(pictures.at(-1)).toMatchObject({
      image_link: expect.stringContaining('/counter-1600.webp'),
      placeholder: { width: 1600, height: 1000 },
    });
  });

  it('API-61 has the tiny picture where a product’s page takes its first one', () => {
    const previews = picturesOf(TEAK, ['Kitchen'], 'UklGRg==').map(({ placeholder }) => placeholder.preview);
    expect(previews).toEqual(['UklGRg==', ...Array.from({ length: pictures.length - 1 }, () => undefined)]);
  });

  it('links to offered views and widths', () => {
    for (const { image_link } of pictures) {
      const [, view, width] = /\/(\w+)-(\d+)\.webp$/.exec(image_link) ?? [];
      expect(offeredPicture(view, Number(width)), image_link).toEqual({ view, width: Number(width) });
    }
  });
});

describe('roomViewsOf', () => {
  it.each([
    { product: TEAK, rooms: ALL_ROOMS },
    { product: { ...TEAK, category: 'MATT Acrylic' }, rooms: ALL_ROOMS },
    { product: { ...TEAK, type: 'Metallic' }, rooms: ALL_ROOMS },
    { product: { ...TEAK, category: 'Fluted Panel' }, rooms: FLUTED_ROOMS },
  ])(
    'INSP-70 shows $product.category $product.type in every room of its finish, in the same order',
    ({ product, rooms }) => {
      const pictures = roomViewsOf(product).map(({ picture }) => picture);
      expect(pictures.map(({ image_link }) => /(\w+-\d+)\.webp$/.exec(image_link)?.[1])).toEqual(
        rooms.map((room) => `${room}-1600`),
      );
      expect(pictures.every(({ image_type, quality }) => image_type === 'render' && quality === 'high')).toBe(
        true,
      );
    },
  );
});

describe('pictureLink', () => {
  const sample = (changes: Partial<Decor>) => pictureLink({ ...TEAK, ...changes }, 'sample', 400);

  it('changes with what the picture shows', () => {
    const links = [sample({}), sample({ code: '#9c6b3e' }), sample({ category: 'MATT Acrylic' })];
    expect(new Set(links).size).toBe(3);
  });

  it('does not change when the picture does not', () => {
    expect(sample({ category: '2mm Acrylic' })).toBe(sample({}));
  });
});

describe('togetherPicture', () => {
  const WHITE: PicturedProduct = { ...HIMADRI_WHITE, product_id: 'S15-HIMADRI-WHITE' };

  it('MATCH-21 shows both decors in a room with two surfaces, at an address of their own', () => {
    const picture = togetherPicture(TEAK, WHITE);
    expect(picture).toMatchObject({ quality: 'high', image_type: 'render' });
    expect(picture?.image_link).toMatch(
      /^\/images\/S15-MALABAR-TEAK\/with\/S15-HIMADRI-WHITE\/[0-9a-f]{10}\/kitchen-1600\.webp$/,
    );
    const other = togetherPicture(TEAK, { ...WHITE, code: '#393d40' });
    expect(other?.image_link).not.toBe(picture?.image_link);
  });

  it('MATCH-21 is the same for a companion of another build: the room is in the finish of the product', () => {
    const fluted = togetherPicture(WHITE, { ...TEAK, category: 'Fluted Panel' });
    expect(fluted).toEqual(togetherPicture(WHITE, TEAK));
  });

  it('MATCH-21 is missing where no room has two surfaces in the finish', () => {
    expect(togetherPicture({ ...TEAK, category: 'Fluted Panel' }, WHITE)).toBeUndefined();
  });
});
