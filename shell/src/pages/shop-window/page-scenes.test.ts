import { viewName } from 'shared-contracts/image/picture-views';
import { describe, expect, it } from 'vitest';
import { aSheetInRooms } from '../../testing/sheet-in-rooms.ts';
import { aboutScenes, homeScenes } from './page-scenes.ts';
import type { RoomScene } from './room-scenes.ts';

const TYPES = ['Wood Grain', 'Stone', 'Metallic', 'Textile', 'Marble', 'Concrete', 'Solid'];

/** Two products of each type, each in all rooms. */
const products = [...TYPES, ...TYPES].map((type, place) =>
  aSheetInRooms({ product_id: `P${place}`, type }, ['kitchen', 'bedroom', 'living']),
);

const ids = (scenes: readonly RoomScene[]) => scenes.map(({ product }) => product.product_id);
const rooms = (scenes: readonly RoomScene[]) => new Set(scenes.map(({ picture }) => viewName(picture)));

describe('homeScenes', () => {
  it('HOME-71 shows nine products in three rooms, none twice', () => {
    const { hero, slices } = homeScenes(products);
    expect(new Set(ids([...hero, ...slices])).size).toBe(9);
    expect(rooms(hero)).toEqual(new Set(['bedroom', 'living', 'kitchen']));
    expect(rooms(slices)).toEqual(new Set(['kitchen']));
  });

  it('HOME-72 does not begin with the room of the slices', () => {
    const { hero, slices } = homeScenes(products);
    expect(rooms(hero.slice(0, 1))).not.toEqual(rooms(slices));
  });
});

describe('aboutScenes', () => {
  it('INFO-70 shows two rooms of other products than the home page’s hero, and an edge', () => {
    const closeUp = {
      image_link: '/images/P4/closeup-1600.webp',
      quality: 'high',
      image_type: 'color',
    } as const;
    const withEdges = products.map((product) => ({ ...product, pictures: [closeUp, ...product.pictures] }));
    const { portrait, story, edge, slices } = aboutScenes(withEdges);
    const shown = [portrait, story, edge].flatMap((scene) => scene ?? []);
    expect(rooms(shown)).toEqual(new Set(['bedroom', 'living', 'closeup']));
    const others = ids([...homeScenes(withEdges).hero, ...slices]);
    expect(ids(shown).filter((id) => others.includes(id))).toEqual([]);
  });

  it('shows a sample where the provider has no close-up', () => {
    expect(viewName(aboutScenes(products).edge?.picture)).toBe('flat');
  });

  it('is empty while the products load', () => {
    expect(aboutScenes([])).toEqual({ slices: [] });
  });
});
