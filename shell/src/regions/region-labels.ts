import { type Box, isAround, type Region } from './regions-on-page.ts';

/** CSS pixels. */
const LABEL_WIDTH = 320;
const LINE = 20;

/** Where the label of a region is: in CSS pixels from the corner of its frame, and how many regions are around it. */
export type LabelPlace = { top: number; left: number; depth: number };

/**
 * Labels stand in the corners of their frames, below those that are there already, and within the window.
 * @param windowWidth in CSS pixels
 * @returns a place for each region, in their order; undefined for a region without a box
 */
export function placeLabels(regions: readonly Region[], windowWidth: number): (LabelPlace | undefined)[] {
  const taken: Box[] = [];
  return regions.map(({ box, lastError }) => {
    if (!box) return undefined;
    const width = Math.min(LABEL_WIDTH, windowWidth);
    const label = {
      top: box.top,
      left: Math.max(0, Math.min(box.left, windowWidth - width)),
      width,
      height: (lastError ? 3 : 2) * LINE,
    };
    for (const other of taken.toSorted((one, another) => one.top - another.top)) {
      if (isOver(label, other)) label.top = other.top + other.height;
    }
    taken.push(label);
    const around = regions.filter((other) => isAround(other.box, box));
    return { top: label.top - box.top, left: label.left - box.left, depth: around.length };
  });
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.top < other.top + other.height &&
    other.top < one.top + one.height &&
    one.left < other.left + other.width &&
    other.left < one.left + one.width
  );
}
