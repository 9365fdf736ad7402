import type { CuttingPlan, Panel, Place, Stock } from './plan.ts';

/**
 * Lists the faults of a plan. It is independent of the packer and checks what a saw can do: every panel is there once and in its size, lies
 * on its sheet, and is freed by cuts from edge to edge, each as wide as the blade. Panels that such cuts separate cannot overlap.
 */
export function planFaults(panels: readonly Panel[], stock: Stock, { sheets }: CuttingPlan): string[] {
  const faults: string[] = [];
  const times = panels.map(() => 0);
  for (const [at, { placed }] of sheets.entries()) {
    const sheet = `sheet ${at + 1}`;
    if (placed.length === 0) faults.push(`${sheet} is empty`);
    for (const place of placed) {
      const panel = panels[place.panel];
      if (!panel) {
        faults.push(`${sheet} has an unknown panel`);
        continue;
      }
      times[place.panel] = (times[place.panel] ?? 0) + 1;
      if (!isOfMeasure(place, panel)) faults.push(`panel ${place.panel} has other measures on ${sheet}`);
      if (!isInside(place, stock)) faults.push(`panel ${place.panel} is not inside ${sheet}`);
    }
    if (!canBeSawn(placed, stock.kerf)) faults.push(`${sheet} cannot be sawn from edge to edge`);
  }
  for (const [panel, count] of times.entries()) {
    if (count !== 1) faults.push(`panel ${panel} is there ${count} times`);
  }
  return faults;
}

function isOfMeasure(place: Place, panel: Panel): boolean {
  const isAlong = place.length === panel.length && place.width === panel.width;
  const isAcross = place.length === panel.width && place.width === panel.length;
  return isAlong || (panel.mayTurn && isAcross);
}

function isInside({ x, y, length, width }: Place, stock: Stock): boolean {
  const isWhole = [x, y, length, width].every(Number.isInteger);
  return isWhole && x >= 0 && y >= 0 && x + length <= stock.length && y + width <= stock.width;
}

/** Takes the first possible cut: if a pattern can be sawn, so can each of its parts, whichever cut comes first. */
function canBeSawn(places: readonly Place[], kerf: number): boolean {
  if (places.length <= 1) return true;
  const parts =
    parted(
      places,
      ({ x }) => x,
      ({ x, length }) => x + length,
      kerf,
    ) ??
    parted(
      places,
      ({ y }) => y,
      ({ y, width }) => y + width,
      kerf,
    );
  return parts?.every((part) => canBeSawn(part, kerf)) ?? false;
}

/** Both sides of a cut that touches none of the places. */
function parted(
  places: readonly Place[],
  from: (place: Place) => number,
  to: (place: Place) => number,
  kerf: number,
): [Place[], Place[]] | undefined {
  const inOrder = [...places].sort((a, b) => from(a) - from(b));
  let end = Number.NEGATIVE_INFINITY;
  for (const [at, place] of inOrder.entries()) {
    if (at > 0 && from(place) >= end + kerf) return [inOrder.slice(0, at), inOrder.slice(at)];
    end = Math.max(end, to(place));
  }
  return undefined;
}
