import type { Picture } from 'shared-contracts/product';

/** One view of a product, small and large; where a provider has one quality alone it stands for both. */
export type PictureView = { low: Picture; high: Picture };

/** The views in the provider's order, colours before rooms. The nth low picture of a kind is the nth high one. */
export function pictureViews(pictures: readonly Picture[]): PictureView[] {
  return (['color', 'render'] as const).flatMap((kind) => {
    const lows = pictures.filter((picture) => picture.image_type === kind && picture.quality === 'low');
    const highs = pictures.filter((picture) => picture.image_type === kind && picture.quality === 'high');
    const [more, fewer] = lows.length >= highs.length ? [lows, highs] : [highs, lows];
    return more.map((picture, place) => {
      const other = fewer[place] ?? picture;
      return more === lows ? { low: picture, high: other } : { low: other, high: picture };
    });
  });
}

/** What stands for the product in lists. */
export function samplePicture(pictures: readonly Picture[]): Picture | undefined {
  return pictureViews(pictures)[0]?.low;
}

/** The product in a room, where there is one beside the sample. */
export function roomPicture(pictures: readonly Picture[]): Picture | undefined {
  const room = pictureViews(pictures).find(({ low }) => low.image_type === 'render')?.low;
  return room === samplePicture(pictures) ? undefined : room;
}

/** What a provider that composes its pictures shows in them: it names the view in the address. */
type ComposedView = 'flat' | 'closeup';

/** The small picture of one view, such as the plain decor; absent where a provider does not name its views. */
export function pictureNamed(pictures: readonly Picture[], view: ComposedView): Picture | undefined {
  return pictureViews(pictures).find(({ low }) => low.image_link.includes(`/${view}-`))?.low;
}
