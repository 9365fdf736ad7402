/** One panel to be cut. All measures of this folder are whole tenths of a millimetre. */
export type Panel = {
  length: number;
  width: number;
  /** Whether the panel may be turned by 90°: its decor has no grain. */
  mayTurn: boolean;
};

/** The usable part of a sheet inside its trimmed edges, and the width of the blade. */
export type Stock = { length: number; width: number; kerf: number };

/** A rectangle on a sheet, from the corner at which its cutting begins. */
export type Place = { x: number; y: number; length: number; width: number };

export type PlacedPanel = Place & {
  /** Index in the list of panels. */
  panel: number;
};

export type CutSheet = {
  placed: readonly PlacedPanel[];
  /** The waste: rectangles that do not overlap. */
  free: readonly Place[];
  /** Area of the panels. */
  used: number;
};

/** A plan that puts every panel on a sheet. The same panels and stock give the same plan. */
export type CuttingPlan = { sheets: readonly CutSheet[] };

export function fits({ length, width, mayTurn }: Panel, stock: Stock): boolean {
  return (
    (length <= stock.length && width <= stock.width) ||
    (mayTurn && width <= stock.length && length <= stock.width)
  );
}
