import type { Picture } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import {
  listedProduct,
  pictureNamed,
  pictureViews,
  productFile,
  roomPicture,
  samplePicture,
} from './product-pictures.ts';

const picture = (
  image_link: string,
  quality: Picture['quality'],
  image_type: Picture['image_type'] = 'color',
) => ({ image_link, quality, image_type }) satisfies Picture;
const links = (pictures: Picture[]) =>
  pictureViews(pictures).map(({ low, high }) => [low.image_link, high.image_link]);

describe('pictureViews', () => {
  it('pairs the nth low picture of a kind with its nth high one, samples first', () => {
    expect(
      links([
        picture('room-low', 'low', 'render'),
        picture('room-high', 'high', 'render'),
        picture('a-high', 'high'),
        picture('a-low', 'low'),
        picture('b-low', 'low'),
        picture('b-high', 'high'),
      ]),
    ).toEqual([
      ['a-low', 'a-high'],
      ['b-low', 'b-high'],
      ['room-low', 'room-high'],
    ]);
  });

  it('uses one quality for both where the other is missing', () => {
    expect(links([picture('a', 'high'), picture('b', 'high'), picture('a-low', 'low')])).toEqual([
      ['a-low', 'a'],
      ['b', 'b'],
    ]);
    expect(links([picture('a', 'low')])).toEqual([['a', 'a']]);
  });

  it('is empty without pictures', () => {
    expect(pictureViews([])).toEqual([]);
  });
});

describe('roomPicture', () => {
  it('is the first render, unless there is no sample', () => {
    const room = picture('room', 'low', 'render');
    expect(roomPicture([picture('a', 'low'), room])).toBe(room);
    expect(roomPicture([room])).toBeUndefined();
    expect(samplePicture([room])).toBe(room);
  });
});

describe('listedProduct', () => {
  it('PROM-211 has the texts and the pictures of a card, and no others', () => {
    const [sample, room] = [picture('a', 'low'), picture('room', 'low', 'render')];
    const others = [picture('a-high', 'high'), picture('b', 'low'), picture('other room', 'low', 'render')];
    const whole = aProduct({
      description: 'Warm',
      common_desc: '<p>Care</p>',
      pictures: [sample, room, ...others],
    });
    const listed = listedProduct(whole);
    expect(listed).toMatchObject({ description: '', common_desc: '', pictures: [sample, room] });
    expect(samplePicture(listed.pictures)).toBe(samplePicture(whole.pictures));
    expect(roomPicture(listed.pictures)).toBe(roomPicture(whole.pictures));
    expect(productName(listed)).toBe(productName(whole));
  });
});

describe('pictureNamed', () => {
  it.each([
    ['flat', 'https://api.example/images/S15-FLAT-WHITE/0a1b2c/flat-400.webp'],
    ['closeup', undefined],
  ] as const)('finds %s by its address, and nothing else', (view, found) => {
    const pictures = ['sample', 'flat'].map((name) =>
      picture(`https://api.example/images/S15-FLAT-WHITE/0a1b2c/${name}-400.webp`, 'low'),
    );
    expect(pictureNamed(pictures, view)?.image_link).toBe(found);
  });
});

describe('productFile', () => {
  it('SHOP-46 shows the product’s colour where a provider sends no placeholder', () => {
    const own = { ...picture('a', 'low'), placeholder: { width: 400, height: 400, colour: '#dedcd8' } };
    expect(productFile({ code: '#9c6b3d' }, own, '50vw').placeholder).toBe('#dedcd8');
    expect(productFile({ code: '#9c6b3d' }, picture('a', 'low'), '50vw').placeholder).toBe('#9c6b3d');
    expect(productFile({ code: '#9c6b3d' }, undefined, '50vw').placeholder).toBe('#9c6b3d');
  });
});
