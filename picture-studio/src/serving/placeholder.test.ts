import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex, labOfRgb } from 'catalogue/colour/lab';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from '../composition/compose-picture.ts';
import { type PictureView, VIEWS } from '../scenes/picture-views.ts';
import { TERRACOTTA } from '../testing/sample-decors.ts';
import { placeholderColour } from './placeholder.ts';
import { isBuilt } from './product-views.ts';

const built = VIEWS.filter((view) => isBuilt(TERRACOTTA, view));

describe('placeholderColour', () => {
  it.each(built)(
    'is close to the mean of the %s view, so that the picture appears without a flash',
    async (view: PictureView) => {
      const picture = await composePicture({ decor: TERRACOTTA, view, width: 200 });
      const { channels } = await sharp(picture).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
      const mean = labOfRgb([red, green, blue]);
      expect(deltaE2000(mean, labOfHex(placeholderColour(view, TERRACOTTA.code)))).toBeLessThan(8);
    },
  );
});
