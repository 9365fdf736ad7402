import { viewName } from 'shared-contracts/image/picture-views';
import { describe, expect, it } from 'vitest';
import { aSheetInRooms } from '../../testing/sheet-in-rooms.ts';
import { roomScenes, sceneSlices } from './room-scenes.ts';

const ALL_ROOMS = ['kitchen', 'bedroom', 'living'];
const sheet = (product_id: string, type: string, rooms = ALL_ROOMS, category = '1.5mm Acrylic') =>
  aSheetInRooms({ product_id, type, category }, rooms);
const ids = (scenes: ReturnType<typeof roomScenes>) => scenes.map(({ product }) => product.product_id);
const rooms = (scenes: ReturnType<typeof roomScenes>) => scenes.map(({ picture }) => viewName(picture));

describe('roomScenes', () => {
  it('HOME-23 shows wood, stone, fluted and metallic before plain colours', () => {
    const scenes = roomScenes(
      [
        sheet('white', 'Solid'),
        sheet('mist', 'Pastel'),
        sheet('teak', 'Wood Grain'),
        sheet('oak', 'Wood Grain'),
        sheet('slate', 'Stone'),
        sheet('ribs', 'Solid', ALL_ROOMS, 'Fluted Panel'),
        sheet('brass', 'Metallic'),
      ],
      4,
    );
    expect(ids(scenes)).toEqual(['teak', 'slate', 'ribs', 'brass']);
  });

  it('HOME-23 changes the room from slide to slide', () => {
    const scenes = roomScenes(
      [
        sheet('teak', 'Wood Grain'),
        sheet('slate', 'Stone'),
        sheet('brass', 'Metallic'),
        sheet('khadi', 'Textile'),
      ],
      4,
    );
    expect(rooms(scenes)).toEqual(['bedroom', 'living', 'kitchen', 'bedroom']);
  });

  it('PIC-96 shows whole rooms, and no close view of one', () => {
    const close = ['counter', 'wardrobe', 'kitchen', 'bedroom'];
    const scenes = roomScenes([sheet('teak', 'Wood Grain', close), sheet('slate', 'Stone', close)], 2);
    expect(rooms(scenes)).toEqual(['bedroom', 'kitchen']);
  });

  it('prefers a product that is shown in another room', () => {
    const scenes = roomScenes(
      [
        sheet('teak', 'Wood Grain', ['kitchen']),
        sheet('slate', 'Stone', ['kitchen']),
        sheet('brass', 'Metallic'),
      ],
      2,
    );
    expect(ids(scenes)).toEqual(['teak', 'brass']);
  });

  it('HOME-23 shows light and dark by turns', () => {
    const inOneRoom = (product_id: string, code: string) =>
      aSheetInRooms({ product_id, code, type: 'Wood Grain' }, ['living']);
    const woods = [
      inOneRoom('birch', '#dfc9a8'),
      inOneRoom('oak', '#d2ab7a'),
      inOneRoom('wenge', '#3a2a22'),
      inOneRoom('ebony', '#1c1a1a'),
    ];
    expect(ids(roomScenes(woods, 4))).toEqual(['birch', 'wenge', 'oak', 'ebony']);
  });

  it('prefers products that are not shown elsewhere', () => {
    const [teak, oak] = [sheet('teak', 'Wood Grain'), sheet('oak', 'Wood Grain')];
    const elsewhere = [{ product: teak, picture: undefined }];
    expect(ids(roomScenes([teak, oak], 1, elsewhere))).toEqual(['oak']);
    expect(ids(roomScenes([teak], 1, elsewhere))).toEqual(['teak']);
  });

  it('has fewer scenes for a short list, and none for an empty one', () => {
    expect(ids(roomScenes([sheet('white', 'Solid')], 4))).toEqual(['white']);
    expect(roomScenes([], 4)).toEqual([]);
  });

  it('takes what pictures there are from a provider that does not name its rooms', () => {
    const image_link = 'https://pictures.example/abc.jpg';
    const product = aSheetInRooms({ pictures: [{ image_link, quality: 'low', image_type: 'color' }] });
    expect(roomScenes([product, aSheetInRooms({ product_id: 'none', pictures: [] })], 2)).toEqual([
      { product, picture: product.pictures[0] },
      { product: expect.objectContaining({ product_id: 'none' }), picture: undefined },
    ]);
  });
});

describe('sceneSlices', () => {
  const many = ['Wood Grain', 'Solid', 'Stone', 'Solid', 'Metallic'].map((type, place) =>
    sheet(`P${place}`, type, ['bedroom', 'kitchen']),
  );

  it('HOME-71 shows one kitchen in different looks', () => {
    const slices = sceneSlices(many, 4, []);
    expect(rooms(slices)).toEqual(['kitchen', 'kitchen', 'kitchen', 'kitchen']);
    expect(ids(slices)).toEqual(['P0', 'P2', 'P4', 'P1']);
  });

  it('HOME-71 shows other rooms where too few products have a kitchen', () => {
    const few = [sheet('teak', 'Wood Grain', ['living']), sheet('slate', 'Stone', ['kitchen'])];
    expect(rooms(sceneSlices(few, 2, []))).toEqual(['living', 'kitchen']);
  });
});
