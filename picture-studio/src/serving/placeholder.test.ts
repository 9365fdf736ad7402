import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../provider/src/catalogue/load-catalogue.ts';
import { deltaE2000 } from '../colour/delta-e.ts';
import { labOfHex, labOfRgb } from '../colour/lab.ts';
import { composePicture } from '../composition/compose-picture.ts';
import { PICTURE_VIEWS, type PictureView } from '../scenes/picture-views.ts';
import { placeholderColour } from './placeholder.ts';
import { isBuilt } from './product-views.ts';

const decor = loadCatalogue().products.find(({ product_id }) => product_id === 'S15-BISHNUPUR-TERRACOTTA');
if (!decor) throw new Error('The catalogue has no terracotta.');

const built = PICTURE_VIEWS.filter((view) => isBuilt(decor, view));

describe('placeholderColour', () => {
  it.each(built)(
    'is about the mean of the %s view, so that the picture comes without a flash',
    async (view: PictureView) => {
      const picture = await composePicture({ decor, view, width: 200 });
      const { channels } = await sharp(picture).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
      const mean = labOfRgb([red, green, blue]);
      expect(deltaE2000(mean, labOfHex(placeholderColour(view, decor.code)))).toBeLessThan(8);
    },
  );
});
