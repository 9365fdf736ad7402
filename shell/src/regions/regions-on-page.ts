import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { shownRegions } from 'shared-contracts/frame';
import { publishedSet } from '../document/published-set.ts';
import { type LastError, lastErrors } from '../reports/error-reports.ts';

/** CSS pixels from the corner of the document. */
export type Box = { top: number; left: number; width: number; height: number };

export type Region = {
  /** `catalog/product`, `shell/header` */
  name: string;
  remote: string;
  /** Content hash; `development` for a remote on a developer's machine. */
  release: string | undefined;
  /** Milliseconds from the request for its module until it had run. Undefined for the shell's own, and for what is not loaded. */
  loadTime: number | undefined;
  /** The region's own error, or one of its remote that nothing caught. */
  lastError: LastError | undefined;
  /** Undefined for a region that shows nothing. */
  box: Box | undefined;
};

/** The header stays at the top of the window while the page scrolls. */
export const HEADER = `${SHELL_NAME}/header`;

/**
 * The regions that show something or have failed, from the top of the page to its end. Parts of the shell's frame, such as the cart icon
 * or what is around the login dialog, are left out unless they have failed.
 */
export function readRegions(): Region[] {
  const { shell, remotes } = publishedSet();
  const all = [...shownRegions].map(([place, { props }]): Region => {
    const { owner } = splitModuleName(props.name);
    return {
      name: props.name,
      remote: owner,
      release: owner === SHELL_NAME ? shell : remotes[owner]?.version,
      loadTime: performance.getEntriesByName(props.name, 'measure').at(-1)?.duration,
      lastError: lastErrors.get(props.name) ?? lastErrors.get(owner),
      box: boxAround(place.getClientRects()),
    };
  });
  return all
    .filter((region, index) => isListed(region, index, all))
    .sort((one, other) => order(one) - order(other) || area(other) - area(one));
}

function boxAround(rects: readonly DOMRect[]): Box | undefined {
  const filled = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (filled.length === 0) return undefined;
  const top = Math.min(...filled.map((rect) => rect.top));
  const left = Math.min(...filled.map((rect) => rect.left));
  const right = Math.max(...filled.map((rect) => rect.right));
  const bottom = Math.max(...filled.map((rect) => rect.bottom));
  return {
    top: Math.round(top + window.scrollY),
    left: Math.round(left + window.scrollX),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

function isListed({ box, name, remote }: Region, index: number, all: readonly Region[]): boolean {
  // A page has two boundaries, one around the login that it may need.
  if (all.findIndex((other) => other.name === name && isSame(other.box, box)) < index) return false;
  if (lastErrors.has(name)) return true;
  if (remote !== SHELL_NAME || !box) return box !== undefined;
  const isFilled = all.some((other) => other.remote !== SHELL_NAME && isSame(other.box, box));
  return !isFilled && box.width >= document.documentElement.clientWidth;
}

function isSame(one: Box | undefined, other: Box | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a box has another one in it, and more. */
export function isAround(outer: Box | undefined, inner: Box): boolean {
  return (
    outer !== undefined &&
    !isSame(outer, inner) &&
    inner.top >= outer.top &&
    inner.left >= outer.left &&
    inner.top + inner.height <= outer.top + outer.height &&
    inner.left + inner.width <= outer.left + outer.width
  );
}

const order = ({ name, box }: Region) => (name === HEADER ? -1 : (box?.top ?? Number.MAX_SAFE_INTEGER));
const area = ({ box }: Region) => (box ? box.width * box.height : 0);
