import type { ColourDrawing, Decor, SurfaceColour } from '../recipes/decor.ts';

const PLAIN: ColourDrawing = { figure: 'solid', accents: [], scale: 1, contrast: 1, amount: 1 };

const TEAK: SurfaceColour = {
  colour_name: 'Malabar Teak',
  type: 'Wood Grain',
  code: '#9c6b3d',
  drawing: { ...PLAIN, figure: 'teak', cut: 'crown', contrast: 1.1 },
};

const COAL: SurfaceColour = {
  colour_name: 'Jharia Charcoal',
  type: 'Solid',
  code: '#393d40',
  drawing: PLAIN,
};

const GLOSS_SHEET = { category: '1.5mm Acrylic', material: 'Sheet' };

export const HIMADRI_WHITE: Decor = {
  ...GLOSS_SHEET,
  colour_name: 'Himadri White',
  type: 'Solid',
  code: '#fbfcfa',
  drawing: PLAIN,
  goesWith: [COAL, TEAK],
};

export const MALABAR_TEAK: Decor = { ...GLOSS_SHEET, ...TEAK, goesWith: [] };

export const TERRACOTTA: Decor = {
  ...HIMADRI_WHITE,
  colour_name: 'Bishnupur Terracotta',
  code: '#b8562f',
  goesWith: [],
};

export const MARKAPUR_NERO: Decor = {
  ...GLOSS_SHEET,
  colour_name: 'Markapur Nero',
  type: 'Marble',
  code: '#1e1d20',
  drawing: { ...PLAIN, figure: 'nero', accents: ['#e9e7e2', '#b98a3e'] },
  goesWith: [COAL],
};

export const ZANSKAR_GRANITE: Decor = {
  ...GLOSS_SHEET,
  colour_name: 'Zanskar Granite',
  type: 'Stone',
  code: '#8799ab',
  drawing: { ...PLAIN, figure: 'river-granite', accents: ['#3f4a56', '#dfe5ea'] },
  goesWith: [],
};

export const HAMPI_BOULDER: Decor = {
  ...GLOSS_SHEET,
  colour_name: 'Hampi Boulder',
  type: 'Stone',
  code: '#9c8168',
  drawing: { ...PLAIN, figure: 'granite', accents: ['#4a3d33', '#d9c4ae'], scale: 1.2 },
  goesWith: [],
};

export const ASSAM_CANE: Decor = {
  ...GLOSS_SHEET,
  colour_name: 'Assam Cane',
  type: 'Textile',
  code: '#b0925c',
  drawing: { ...PLAIN, figure: 'cane' },
  goesWith: [],
};
