/** The seamless tiles that show the surface of a colour, as files. */
export interface ColourTiles {
  /** Changes with what the files show. */
  version: string;
  /** Real width of a tile, except that of rooms. */
  millimetres: number;
  /** Paths. `small` stands for a kind that is missing, except the relief, which only metals have. */
  files: Readonly<{ small: string } & Partial<Record<TileKind, string>>>;
  /** What is shown, such as a timber, and how it was cut; unknown for a picture of another shop. */
  figure?: string | undefined;
  cut?: string | undefined;
}

/** What a file shows: a decor's tile on samples, for small pictures and for large ones, in rooms, and the relief of a metal. */
export type TileKind = 'small' | 'large' | 'room' | 'relief';

/** A colour that a surface can show. */
export interface SurfaceColour {
  colour_name: string;
  /** `Solid`, `Wood Grain`, … */
  type: string;
  /** `#rrggbb` */
  code: string;
  /** Without them the surface is plain in its code. */
  tiles?: ColourTiles | undefined;
  /** On fluted panels, whose ridges would cut the cathedrals of a timber to pieces: its straight grain. */
  flutedTiles?: ColourTiles | undefined;
}

/** All of a product that its pictures depend on. Plain data, so that it can be sent to a worker. */
export interface Decor extends SurfaceColour {
  /** Thickness and finish, such as `1.5mm Acrylic`. */
  category: string;
  /** `Sheet`, or the core of a board. */
  material: string;
  /** Colours for the second surface of a room, the best match first. */
  goesWith: readonly SurfaceColour[];
}

export const FINISHES = ['gloss', 'matt', 'metallic', 'fluted'] as const;
export type Finish = (typeof FINISHES)[number];

/** How a surface reflects light. The category's name says it, except that metal has its own sheen under every coat. */
export function finishOf({ category, type }: Pick<Decor, 'category' | 'type'>): Finish {
  if (/fluted/i.test(category)) return 'fluted';
  if (type === 'Metallic') return 'metallic';
  return /acrylic/i.test(category) && !/matt/i.test(category) ? 'gloss' : 'matt';
}

/** The tiles that show a decor in its finish. */
export function tilesOf(decor: SurfaceColour & Pick<Decor, 'category'>): ColourTiles | undefined {
  return (finishOf(decor) === 'fluted' ? decor.flutedTiles : undefined) ?? decor.tiles;
}

/** A colour as pictures of a finish show it. */
export function lookOf(decor: SurfaceColour & Pick<Decor, 'category'>): string {
  return `${decor.colour_name} ${decor.code} ${tilesOf(decor)?.version ?? 'plain'}`;
}

const FIGURED: ReadonlySet<string> = new Set([
  'Wood Grain',
  'Textile',
  'Concrete',
  'Stone',
  'Metallic',
  'Marble',
]);

/** Whether colours of a type are the same everywhere: also those of a type that only another shop has. */
export function isPlain(type: string): boolean {
  return !FIGURED.has(type);
}

/**
 * The decor of a room's second surface: a colour that matches the first. A plain colour is preferred beside a figure and a
 * figure beside a plain colour, because two figures in one room look restless. Without a match both surfaces are equal.
 */
export function secondSurface(decor: Decor): Decor {
  const { goesWith } = decor;
  const match = goesWith.find(({ type }) => isPlain(type) !== isPlain(decor.type)) ?? goesWith[0];
  return match ? { ...decor, tiles: undefined, flutedTiles: undefined, ...match, goesWith: [] } : decor;
}
