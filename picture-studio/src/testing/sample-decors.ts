import { readColourTiles } from '../decors/colour-tiles.ts';
import type { Decor, SurfaceColour } from '../scenes/decor.ts';

const drawn = readColourTiles();

function colour(colour_name: string, type: string): SurfaceColour {
  const known = drawn.get(colour_name);
  if (!known) throw new Error(`The catalogue has no ${colour_name}.`);
  return { colour_name, type, ...known };
}

const TEAK = colour('Malabar Teak', 'Wood Grain');
const COAL = colour('Jharia Charcoal', 'Solid');

const GLOSS_SHEET = { category: '1.5mm Acrylic', material: 'Sheet' };

export const HIMADRI_WHITE: Decor = {
  ...{ ...GLOSS_SHEET, ...colour('Himadri White', 'Solid') },
  goesWith: [COAL, TEAK],
};

export const MALABAR_TEAK: Decor = { ...GLOSS_SHEET, ...TEAK, goesWith: [] };

export const TERRACOTTA: Decor = {
  ...{ ...GLOSS_SHEET, ...colour('Bishnupur Terracotta', 'Solid') },
  goesWith: [],
};

export const MARKAPUR_NERO: Decor = {
  ...{ ...GLOSS_SHEET, ...colour('Markapur Nero', 'Marble') },
  goesWith: [COAL],
};

export const ZANSKAR_GRANITE: Decor = {
  ...{ ...GLOSS_SHEET, ...colour('Zanskar Granite', 'Stone') },
  goesWith: [],
};

export const ASSAM_CANE: Decor = { ...GLOSS_SHEET, ...colour('Assam Cane', 'Textile'), goesWith: [] };
