import type { ProductClass } from 'shared-contracts/product';
import type { ListRow } from './list-in-address.ts';
import { inMillimetres, type Measure } from './measures.ts';

export type PresetName = 'wardrobe' | 'kitchen' | 'door';
export type PresetMeasure = 'length' | 'width' | 'height' | 'depth' | 'wall';

type Part = readonly [name: string, length: Measure, width: Measure, pieces: number];

export type Preset = {
  /** The outer measures that the preset asks for, with their usual values in millimetres. */
  asks: readonly { measure: PresetMeasure; usual: string; least: Measure }[];
  /** The visible panels. */
  faces: (outer: Outer) => Part[];
  /** The panels of the box behind the visible ones. */
  box: (outer: Outer, thickness: Measure) => Part[];
};

type Outer = Readonly<Record<PresetMeasure, Measure>>;

/** Between two shutters, and around each. */
const GAP = 30;
/** The plinth below wardrobes and base units. */
const PLINTH = 1_000;
/** Greatest widths: of a shutter, a unit, and a shelf that does not sag. */
const WIDEST = { shutter: 5_500, unit: 6_000, shelf: 9_000 };
const BASE_DEPTH = 5_600;
const WALL_DEPTH = 3_200;
/** Width of the rails that carry the worktop in place of a whole panel. */
const RAIL = 1_000;

const number = (whole: Measure, widest: Measure) => Math.max(1, Math.ceil(whole / widest));
const shutterWidth = (whole: Measure, shutters: number) => Math.floor(whole / shutters) - GAP;

/** The trade's usual construction, all editable afterwards (CUT-5). Boards of 18 mm unless the product says otherwise. */
export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  wardrobe: {
    asks: [
      { measure: 'width', usual: '1800', least: 3_000 },
      { measure: 'height', usual: '2100', least: 5_000 },
      { measure: 'depth', usual: '600', least: 2_000 },
    ],
    faces: ({ width, height, depth }) => {
      const shutters = number(width, WIDEST.shutter);
      return [
        ['Shutter', height - PLINTH - GAP, shutterWidth(width, shutters), shutters],
        ['Outer side', height, depth, 2],
        ['Plinth', width, PLINTH, 1],
      ];
    },
    box: ({ width, height, depth }, board) => {
      const bays = number(width, WIDEST.shelf);
      const inside = width - 2 * board;
      const bay = Math.floor((inside - (bays - 1) * board) / bays);
      return [
        ['Side', height, depth, 2],
        ['Top and bottom', inside, depth, 2],
        ...(bays > 1 ? [['Partition', height - PLINTH - 2 * board, depth, bays - 1] as const] : []),
        ['Shelf', bay, depth - 200, 4 * bays],
      ];
    },
  },
  kitchen: {
    asks: [
      { measure: 'length', usual: '3000', least: 3_000 },
      { measure: 'height', usual: '720', least: 3_000 },
      { measure: 'wall', usual: '600', least: 2_000 },
    ],
    faces: ({ length, height, wall }) => {
      const units = number(length, WIDEST.unit);
      return [
        ['Base shutter', height - GAP, shutterWidth(length, units), units],
        ['Wall shutter', wall - GAP, shutterWidth(length, units), units],
        ['Base end', height, BASE_DEPTH, 2],
        ['Wall end', wall, WALL_DEPTH, 2],
        ...inLengths('Plinth', length, PLINTH),
      ];
    },
    box: ({ length, height, wall }, board) => {
      const units = number(length, WIDEST.unit);
      const inside = Math.floor(length / units) - 2 * board;
      return [
        ['Base side', height, BASE_DEPTH, 2 * units],
        ['Base bottom', inside, BASE_DEPTH, units],
        ['Base rail', inside, RAIL, 2 * units],
        ['Base shelf', inside, BASE_DEPTH - 300, units],
        ['Wall side', wall, WALL_DEPTH, 2 * units],
        ['Wall top and bottom', inside, WALL_DEPTH, 2 * units],
        ['Wall shelf', inside, WALL_DEPTH - 200, units],
      ];
    },
  },
  door: {
    asks: [
      { measure: 'height', usual: '2100', least: 5_000 },
      { measure: 'width', usual: '900', least: 3_000 },
    ],
    faces: ({ height, width }) => [
      ['Door face', height, width, 2],
      ['Long edge', height, 400, 2],
      ['Short edge', width, 400, 2],
    ],
    box: () => [],
  },
};

/** The longest strip that fits on a sheet. */
const LONGEST = 24_000;

function inLengths(name: string, length: Measure, width: Measure): Part[] {
  const pieces = number(length, LONGEST);
  return [[name, Math.ceil(length / pieces), width, pieces]];
}

/** Sheets cover the visible panels only. Boards, which have the decor on them, make the box as well; a door is a single board. */
export function presetRows(
  preset: PresetName,
  outer: Partial<Outer>,
  productClass: ProductClass,
  thickness: Measure,
): ListRow[] {
  const whole = { length: 0, width: 0, height: 0, depth: 0, wall: 0, ...outer };
  const { faces, box } = PRESETS[preset];
  const seen = faces(whole);
  const parts = productClass === 'Sheet' ? seen : [...ofBoard(preset, seen), ...box(whole, thickness)];
  return parts.map(([name, length, width, pieces]) => ({
    name,
    length: inMillimetres(length),
    width: inMillimetres(width),
    pieces: String(pieces),
  }));
}

/** Leaves out what boards do not need: outer sides, which are those of the box, and the edges of a door. */
function ofBoard(preset: PresetName, seen: readonly Part[]): Part[] {
  if (preset === 'door') return seen.slice(0, 1).map(([, length, width]) => ['Door', length, width, 1]);
  return seen.filter(([name]) => !/^(?:Outer side|Base end|Wall end)$/.test(name));
}
