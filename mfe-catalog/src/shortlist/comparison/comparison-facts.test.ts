import type { ShadeColour } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { roomChoices, roomLabel, roomPictures } from './rooms.ts';

const picture = (view: string) => ({
  image_link: `/images/S15-TEAK/${view}-800.webp`,
  quality: 'high' as const,
  image_type: 'render' as const,
});
const SIZED = { info: 'High gloss, 1.5 mm thick, 8 × 4 ft' };

describe('factsOf', () => {
  it('SHORT-22 states what the products are in rows, and which rows differ', () => {
    const facts = factsOf([
      aProduct(SIZED),
      aProduct({ ...SIZED, product_id: 'S2', category: '2mm Acrylic', selling_price: null }),
    ]);
    expect(facts.map(({ name, texts, differs }) => [name, differs, ...texts])).toEqual([
      ['class', false, 'Sheet', 'Sheet'],
      ['category', true, '1.5mm Acrylic', '2mm Acrylic'],
      ['material', false, 'Sheet', 'Sheet'],
      ['type', false, 'Wood Grain', 'Wood Grain'],
      ['shade', false, 'Brown', 'Brown'],
      ['finish', false, 'Gloss', 'Gloss'],
      ['thickness', true, '1.5 mm', '2 mm'],
      ['size', false, '8 × 4 ft', '8 × 4 ft'],
      ['price', true, '₹4,190.00', 'N/A'],
      ['availability', true, 'Can be ordered', 'Not on sale at the moment'],
    ]);
  });

  it('SHORT-22 leaves out a row that no product states', () => {
    const bare = aProduct({ category: 'MATT Acrylic', info: '', shade: '' });
    const names = factsOf([bare, bare]).map(({ name }) => name);
    expect(names).not.toContain('size');
    expect(names).not.toContain('shade');
  });

  it('SHORT-22 calls a fact different that one product alone states', () => {
    const [size] = factsOf([aProduct(SIZED), aProduct({ info: '' })]).filter(({ name }) => name === 'size');
    expect(size).toEqual({ name: 'size', texts: ['8 × 4 ft', ''], differs: true });
  });
});

describe('roomPictures', () => {
  it('SHORT-21 has each room in which the product is shown among its shade’s colours, and its own', () => {
    const teak = aProduct({ pictures: [picture('pooja'), picture('counter')] });
    const colours: ShadeColour[] = [
      { ...aProduct({ product_id: 'S15-OTHER' }), room_views: [{ picture: picture('kids') }] },
      { ...teak, room_views: [{ picture: picture('kitchen') }, { picture: picture('living') }] },
    ];
    expect([...roomPictures(teak, colours).keys()]).toEqual(['kitchen', 'living', 'pooja']);
    expect([...roomPictures(teak, []).keys()]).toEqual(['pooja']);
  });

  it('SHORT-21 numbers the rooms of a provider that does not name them', () => {
    const unnamed = { ...picture('x'), image_link: 'https://pictures.example/17.jpg' };
    const rooms = roomPictures(aProduct({ pictures: [unnamed, unnamed] }), []);
    expect([...rooms.keys()].map(roomLabel)).toEqual(['Room 1', 'Room 2']);
  });
});

describe('roomChoices', () => {
  const shown = (...rooms: string[]) => new Map(rooms.map((room) => [room, picture(room)]));

  it('SHORT-21 begins with the rooms that show all products', () => {
    expect(roomChoices([shown('pooja', 'kitchen', 'kids'), shown('living', 'pooja', 'kids')])).toEqual([
      'kids',
      'pooja',
      'kitchen',
      'living',
    ]);
    expect(roomChoices([shown(), shown()])).toEqual([]);
  });
});
