import { useState } from 'react';
import { type Quad, rectangle, type Spot, sortedQuad } from '../fronts/quad.ts';
import type { Decor } from './decor.ts';

export type Front = {
  /** From 1, unique within the photo. */
  id: number;
  /** In the order of `Quad`, until a corner is moved past another one. */
  quad: Quad;
  /** Its width in centimetres. */
  width: number;
  /** Whether the grain runs across. */
  isTurned: boolean;
  /** Overrides the decor of all fronts. */
  own?: Decor | undefined;
};

/** The state that Undo restores. */
export type Marks = {
  fronts: readonly Front[];
  /** Corners of the next front, at most three. */
  tapped: readonly Spot[];
  paper?: Spot | undefined;
};

/** More than a photo of a kitchen has. Each front costs time whenever the photo is painted. */
export const MOST_FRONTS = 12;
/** In centimetres: the width of most kitchen doors. */
export const USUAL_WIDTH = 60;

/** The fourth corner completes a front. */
export function withCorner(marks: Marks, corner: Spot): Marks {
  const tapped = [...marks.tapped, corner];
  return tapped.length < 4 ? { ...marks, tapped } : withFront(marks, sortedQuad(tapped));
}

/** The front replaces the tapped corners. */
export function withFront(marks: Marks, quad: Quad): Marks {
  const last = marks.fronts.at(-1);
  const id = Math.max(0, ...marks.fronts.map((front) => front.id)) + 1;
  const front = { id, quad, width: last?.width ?? USUAL_WIDTH, isTurned: last?.isTurned ?? false };
  return { ...marks, fronts: [...marks.fronts, front], tapped: [] };
}

/** Places a front in the middle of a photo, for the arrow keys to move its corners. */
export function middleOf({ width, height }: { width: number; height: number }): Quad {
  return rectangle(0.35 * width, 0.3 * height, 0.65 * width, 0.7 * height);
}

export function withChangedFront(marks: Marks, id: number, changes: Partial<Front>): Marks {
  const fronts = marks.fronts.map((front) => (front.id === id ? { ...front, ...changes } : front));
  return { ...marks, fronts };
}

export function withMovedCorner(quad: Quad, at: number, to: Spot): Quad {
  const [a, b, c, d] = quad.map((corner, index) => (index === at ? to : corner));
  return a && b && c && d ? [a, b, c, d] : quad;
}

type History = {
  now: Marks;
  past: readonly Marks[];
  /** The marks before a movement that is under way. */
  before?: Marks | undefined;
};

/** Keeps and changes the marks, with Undo. A movement is one change, once it is settled. */
export function useEdits(first: Marks) {
  const [history, setHistory] = useState<History>({ now: first, past: [] });
  const { now, past } = history;
  return {
    marks: now,
    change: (next: Marks, isSettled = true) =>
      setHistory(({ before, ...at }) =>
        isSettled
          ? { now: next, past: [...at.past, before ?? at.now] }
          : { now: next, past: at.past, before: before ?? at.now },
      ),
    undo:
      past.length > 0 ? () => setHistory({ now: past.at(-1) ?? now, past: past.slice(0, -1) }) : undefined,
  };
}
