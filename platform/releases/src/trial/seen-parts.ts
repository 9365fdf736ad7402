import { POLICY } from '../policy.ts';
import type { PartKind, SeenPart } from './in-page/seen-parts.ts';

/** The words for the compared part of a kind, and for all parts of that kind. */
const KINDS = {
  header: { one: 'the header', all: 'the header' },
  title: { one: 'the title', all: 'the title' },
  price: { one: 'the price', all: 'its prices' },
  link: { one: 'the first link', all: 'its links' },
  button: { one: 'the main button', all: 'its buttons' },
} as const satisfies Record<PartKind, { one: string; all: string }>;

/** Number of links of which one must be visible, if the first live link is gone. */
const FIRST_LINKS = 3;
/** A part is unreadable if it has less than `least`, and more than `live` on the live page. */
const CONTRAST = { live: 3, least: 2 };
/** A part below one of these is invisible, whatever it is on the live page. One of the first parts of each kind must be visible. */
const UNSEEN = { opacity: 0.2, contrast: 1.3, fontSize: 6, first: 5 };
/** A part is invisible if it keeps a smaller share of its opacity, size or letters. */
const LEAST_SHARE = 0.5;
/** Font size in pixels that anybody can read, so that a large title may become a small one. */
const READABLE = 16;

/** The kinds of which no part is visible, one sentence each. @param where the window or the medium */
export function unseenParts(address: string, parts: readonly SeenPart[], where: string): string[] {
  return Object.entries(KINDS).flatMap(([kind, { all }]) => {
    const first = parts.filter((part) => part.kind === kind).slice(0, UNSEEN.first);
    return first.length > 0 && first.every(isUnseen) ? [`${address}: ${all} cannot be seen ${where}.`] : [];
  });
}

function isUnseen({ opacity, contrast, fontSize }: SeenPart): boolean {
  return (
    opacity < UNSEEN.opacity ||
    (contrast !== null && (contrast < UNSEEN.contrast || fontSize < UNSEEN.fontSize))
  );
}

/** Parts that are less visible than on the live page, one sentence each. */
export function fainterParts(address: string, live: readonly SeenPart[], now: readonly SeenPart[]): string[] {
  return mainParts(live).flatMap((part) => {
    const worse = sameParts(part, now).map((each) => lossOf(part, each));
    const [loss] = worse;
    return loss === undefined || worse.includes(undefined) ? [] : [`${address}: ${nameOf(part)} ${loss}.`];
  });
}

/** The first visible part of each kind on the live page. */
function mainParts(parts: readonly SeenPart[]): SeenPart[] {
  const buttons = bySize(parts, 'button');
  const named = buttons.find(({ label }) => POLICY.mainButton.test(label));
  const first = (kind: PartKind) =>
    parts
      .filter((part) => part.kind === kind)
      .slice(0, kind === 'link' ? undefined : 1)
      .find(({ share }) => share > LEAST_SHARE);
  return [first('header'), first('title'), first('price'), first('link'), named ?? buttons[0]].filter(
    (part) => part !== undefined,
  );
}

/** The parts that may replace a part of the live page. */
function sameParts({ kind, label }: SeenPart, now: readonly SeenPart[]): SeenPart[] {
  const ofKind = kind === 'button' ? bySize(now, kind) : now.filter((part) => part.kind === kind);
  const same = ofKind.filter((part) => part.label === label);
  if (same.length > 0 && (kind === 'link' || kind === 'button')) return same;
  return ofKind.slice(0, kind === 'link' ? FIRST_LINKS : 1);
}

function bySize(parts: readonly SeenPart[], kind: PartKind): SeenPart[] {
  return parts.filter((part) => part.kind === kind).toSorted((one, other) => other.size - one.size);
}

function nameOf({ kind, label }: SeenPart): string {
  return kind === 'button' && label !== '' ? `${KINDS.button.one} “${label}”` : KINDS[kind].one;
}

function lossOf(live: SeenPart, now: SeenPart): string | undefined {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const ratio = (contrast: number) => `${contrast.toFixed(1)} : 1`;
  if (now.opacity < LEAST_SHARE * live.opacity)
    return `has an opacity of ${percent(now.opacity)}; live it has ${percent(live.opacity)}`;
  if ((live.contrast ?? 0) > CONTRAST.live && now.contrast !== null && now.contrast < CONTRAST.least)
    return `has a contrast of ${ratio(now.contrast)} with its ground; live it has ${ratio(live.contrast ?? 0)}`;
  const isReadable = now.fontSize >= READABLE;
  if (!isReadable && now.fontSize < LEAST_SHARE * live.fontSize)
    return `has letters of ${Math.round(now.fontSize)} pixels; live they have ${Math.round(live.fontSize)}`;
  // The size of a text shrinks with its letters.
  const smaller = isReadable && live.kind !== 'button' ? Math.min(1, now.fontSize / live.fontSize) : 1;
  // Links may change their size: a whole card may become a line.
  if (live.kind !== 'link' && now.size < LEAST_SHARE * smaller * live.size)
    return `has shrunk to ${percent(now.size / live.size)} of its size`;
  if (now.share < LEAST_SHARE * live.share)
    return `shows ${percent(now.share)} of itself: the rest is cut off, or beside the page`;
  return undefined;
}
