import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { shownRegions } from 'shared-contracts/frame';
import type { Owner } from 'shared-contracts/remotes';
import { publishedSet } from '../document/published-set.ts';
import { type LastError, lastErrors } from '../reports/error-reports.ts';
import { OWN_PAGES } from '../routing/page-table.ts';

export type Region = {
  /** `catalog/product`, `shell/header` */
  name: string;
  remote: string;
  /** Content hash; `development` for a remote on a developer's machine. */
  release: string | undefined;
  /** Milliseconds from the module's request to its evaluation. Undefined for the shell's own regions and for unloaded modules. */
  loadTime: number | undefined;
  /** The last error of the region, else the last uncaught error of its remote. */
  lastError: LastError | undefined;
  /** CSS pixels from the corner of the document. Undefined for a region that shows nothing. */
  box: { top: number; left: number; width: number; height: number } | undefined;
};

const HEADER = `${SHELL_NAME}/header`;
const SHELL_REGIONS = [HEADER, `${SHELL_NAME}/footer`, ...Object.keys(OWN_PAGES)];

/** The regions that are visible or have failed, from top to bottom. Other parts of the shell are listed only if they failed. */
export function readRegions(): Region[] {
  const { shell, remotes } = publishedSet();
  const listed = new Map<string, Region>();
  for (const [place, { props }] of shownRegions) {
    const { name } = props;
    const remote = splitModuleName(name).owner;
    const box = boxAround(place.getClientRects());
    const isSeen = box && (remote !== SHELL_NAME || SHELL_REGIONS.includes(name));
    if (!isSeen && !lastErrors.has(name)) continue;
    const release = remote === SHELL_NAME ? shell : remotes[remote]?.version;
    const loadTime = performance.getEntriesByName(name, 'measure').at(-1)?.duration;
    const lastError = lastErrors.get(name) ?? lastErrors.get(remote);
    // A page has two boundaries: its own, and that of the login it may need.
    listed.set(JSON.stringify([name, box]), { name, remote, release, loadTime, lastError, box });
  }
  return [...listed.values()].sort((one, other) => order(one) - order(other) || height(other) - height(one));
}

/** The header stays at the top of the window while the page scrolls. */
const order = ({ name, box }: Region) => (name === HEADER ? -1 : (box?.top ?? Number.MAX_SAFE_INTEGER));
const height = ({ box }: Region) => box?.height ?? 0;

function boxAround(rects: readonly DOMRect[]): Region['box'] {
  const filled = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (filled.length === 0) return undefined;
  const top = Math.min(...filled.map((rect) => rect.top));
  const left = Math.min(...filled.map((rect) => rect.left));
  const width = Math.max(...filled.map((rect) => rect.right)) - left;
  const height = Math.max(...filled.map((rect) => rect.bottom)) - top;
  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
}

/** Reads the owner from the release of a remote or of the shell. Undefined if the release has none, or none that can be read. */
export async function fetchOwner(remote: string): Promise<Owner | undefined> {
  const { shell, remotes } = publishedSet();
  const entry = remote === SHELL_NAME ? `/releases/${SHELL_NAME}/${shell}/` : remotes[remote]?.entry;
  if (entry === undefined) return undefined;
  try {
    const response = await fetch(new URL('owner.json', new URL(entry, document.baseURI)));
    const owner: Owner = await response.json();
    // The chat becomes a link, and its address comes from another team.
    return owner.chat.startsWith('https://') ? owner : undefined;
  } catch {
    return undefined;
  }
}

export const NOT_NAMED = 'not named in its release';

/** The overlay's facts about a region. @param owner undefined if its release has none, or until it has arrived */
export function factsOf({ remote, release, loadTime, lastError }: Region, owner: Owner | undefined) {
  const withoutTime = remote === SHELL_NAME ? 'with the shell' : 'not loaded';
  const { at, sentence = '', message = '' } = lastError ?? {};
  return [
    ['Release', release ?? 'no release'],
    ['Loaded', loadTime === undefined ? withoutTime : `${Math.round(loadTime)} ms`],
    ['Last error', at ? `${at.toTimeString().slice(0, 8)} ${sentence} ${message}`.trim() : 'none'],
    ['Team', owner?.team ?? NOT_NAMED],
    ['Chat', owner?.chat ?? NOT_NAMED],
    ['Runbook', owner?.runbook ?? NOT_NAMED],
  ] as const;
}
