/** One panel to be cut. All measures of this folder are whole tenths of a millimetre. */
export type Panel = {
  length: number;
  width: number;
  /** Whether it may lie across: its decor has no grain. */
  mayTurn: boolean;
};

/** What is cut: the part of each sheet that its trimmed edges leave, and the blade. */
export type Stock = { length: number; width: number; kerf: number };

/** A rectangle on a sheet, from the corner at which its cutting begins. */
export type Place = { x: number; y: number; length: number; width: number };

export type PlacedPanel = Place & {
  /** Index in the list of panels. */
  panel: number;
};

export type CutSheet = {
  placed: readonly PlacedPanel[];
  /** What is left over: rectangles, none of which overlap. */
  free: readonly Place[];
  /** Area of the panels. */
  used: number;
};

/** Every panel on a sheet. The same panels and stock give the same plan. */
export type CuttingPlan = { sheets: readonly CutSheet[] };

export function fits({ length, width, mayTurn }: Panel, stock: Stock): boolean {
  return (
    (length <= stock.length && width <= stock.width) ||
    (mayTurn && width <= stock.length && length <= stock.width)
  );
}
