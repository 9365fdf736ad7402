import type { Measure, Unit } from '../panels/measures.ts';

/** A measure of a line: complete with its unit, or a bare number that takes the unit of its list. */
export type Amount = {
  text: string;
  /** The number, where it has no unit. */
  bare?: number;
  measure?: Measure;
  /** The unit, if it was written with only one. It may hold for the measure before, too. */
  unit?: Unit;
  /** `6.9 ft` read as six feet and nine inches. */
  feetAndInches?: Measure;
};

export type Draft = { name: string; length: Amount; width: Amount; pieces: string };

/** The panels of a line, or the reason why it is not read, with its possible readings. */
export type LineReading = { drafts: readonly Draft[] } | { reason: string; answers?: readonly Draft[] };

export type Refusal = { reason: string };

/** Thicknesses of boards, in millimetres, that hardly ever count pieces. */
const CLEAR_THICKNESSES: readonly number[] = [16, 18, 19, 25];
/** Thicknesses that are as likely a number of pieces, and those of laminates. */
const OTHER_THICKNESSES: readonly number[] = [
  0.8, 1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20, 22, 30, 36,
];

export const isClearThickness = (number: number) => CLEAR_THICKNESSES.includes(number);
export const isThickness = (number: number) =>
  CLEAR_THICKNESSES.includes(number) || OTHER_THICKNESSES.includes(number);
/** The limits are in tenths of a millimetre. The lists would not do: three quarters of an inch are 19.05 mm. */
export const isThicknessMeasure = (measure: Measure) => measure >= 5 && measure <= 400;

/** In millimetres. Nothing smaller is a panel. */
export const LEAST_PANEL = 30;
/** In millimetres. No sheet is longer. */
export const MOST_PANEL = 6_000;
/** Millimetres. In `4 720 x 560`, a length of 4720 is less likely than four pieces. */
export const LONGEST_GROUPED = 3_100;
