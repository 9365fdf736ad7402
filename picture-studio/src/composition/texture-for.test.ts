import { describe, expect, it } from 'vitest';
import { ASSAM_CANE, MALABAR_TEAK } from '../testing/sample-decors.ts';
import { composePicture } from './compose-picture.ts';
import { ROOM_TILE } from './read-tile.ts';
import { normalMapFor, textureFor } from './texture-for.ts';

/** A colour of an imported catalogue without a picture of its surface. */
const FOREIGN = { ...MALABAR_TEAK, colour_name: 'Foreign Oak', code: '#7a5236', tiles: undefined };

describe('textureFor', () => {
  it('PIC-111 is plain in the code of a colour without tiles', async () => {
    const { levels, mean } = await textureFor({ ...FOREIGN, code: '#ffffff' }, 512);
    expect(levels[0]?.size).toBe(2);
    expect([...mean]).toEqual([1, 1, 1]);
    expect(await normalMapFor({ ...FOREIGN, type: 'Metallic' }, 512)).toBeUndefined();
  });

  it.each(['sample', 'flat', 'kitchen'] as const)(
    'PIC-111 shows such a colour in the %s view',
    async (view) => {
      expect(await composePicture({ decor: FOREIGN, view, width: 200 })).toBeInstanceOf(Buffer);
    },
  );

  it('reads one file for all sizes that are smaller', async () => {
    const room = await textureFor(MALABAR_TEAK, 256, 'room');
    expect({ metres: room.metres, size: room.levels[0]?.size }).toEqual({
      metres: ROOM_TILE / 1000,
      size: 256,
    });
    expect((await textureFor(MALABAR_TEAK, 2048)).levels[0]?.size).toBe(2048);
  });

  it('reads straight grain for fluted panels of a timber', async () => {
    const fluted = { ...MALABAR_TEAK, category: 'Fluted Panel' };
    expect(await textureFor(fluted, 256)).not.toEqual(await textureFor(MALABAR_TEAK, 256));
    const cane = { ...ASSAM_CANE, category: 'Fluted Panel' };
    expect(await textureFor(cane, 256)).toEqual(await textureFor(ASSAM_CANE, 256));
  });
});
