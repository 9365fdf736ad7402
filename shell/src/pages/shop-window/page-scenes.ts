import { viewName } from 'shared-contracts/image/picture-views';
import type { Picture, Product } from 'shared-contracts/product';
import { SLICES } from './finish-slices.tsx';
import { type RoomScene, roomScenes, sceneSlices } from './room-scenes.ts';

/** HOME-2. */
const SLIDES = 4;

/** Chooses the scenes of the home page. No product is shown twice where there are enough. */
export function homeScenes(products: readonly Product[]): { hero: RoomScene[]; slices: RoomScene[] } {
  const hero = roomScenes(products, SLIDES);
  return { hero, slices: sceneSlices(products, SLICES, hero) };
}

/** Chooses the scenes of About Us, with other products than the hero of the home page. */
export function aboutScenes(products: readonly Product[]) {
  const { hero } = homeScenes(products);
  const [portrait, story, third] = roomScenes(products, 3, hero);
  const shown = [portrait, story, third].flatMap((scene) => scene ?? []);
  return {
    portrait,
    story,
    edge: third && { product: third.product, picture: closeUpOf(third.product) },
    slices: sceneSlices(products, SLICES, shown),
  };
}

/** Returns the close-up of a sheet's edge where the provider has one, else the large sample. */
function closeUpOf({ pictures }: Product): Picture | undefined {
  const samples = pictures.filter(({ image_type }) => image_type === 'color');
  const closeUps = samples.filter((picture) => viewName(picture) === 'closeup');
  const views = closeUps.length > 0 ? closeUps : samples;
  return views.find(({ quality }) => quality === 'high') ?? views[0];
}
