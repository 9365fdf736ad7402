import { POLICY } from '../policy.ts';

/** A part of a page that shoppers look for, as a browser shows it. */
export interface SeenPart {
  kind: PartKind;
  /** The address of a link, the words of another part without numbers: by these a redesigned page has the part again. */
  label: string;
  /** Product of its own and those of the elements around it; 0 if it is hidden or next to no size. */
  opacity: number;
  /** Ratio of the lightness of letters and ground, from 1 to 21; null without letters, or on a picture. */
  contrast: number | null;
  /** Pixels, as drawn. */
  fontSize: number;
  /** Pixels: the root of the area of the part, or of one of its letters. */
  size: number;
  /** Share of the part that is neither cut off nor beside the page. */
  share: number;
}

/** What the part of a page is called that is compared, and what all of that kind. */
const KINDS = {
  header: { one: 'the header', all: 'the header' },
  title: { one: 'the title', all: 'the title' },
  price: { one: 'the price', all: 'its prices' },
  link: { one: 'the first link', all: 'its links' },
  button: { one: 'the main button', all: 'its buttons' },
} as const;

type PartKind = keyof typeof KINDS;

/** Links of which one has to be seen, where the first one that is live is gone. */
const FIRST_LINKS = 3;
/** A part that is live with more, and has less now, cannot be read. */
const CONTRAST = { live: 3, least: 2 };
/** A part with less cannot be seen, whatever it was live. Of each kind one of the first ones has to be seen. */
const UNSEEN = { opacity: 0.2, contrast: 1.3, fontSize: 6, first: 5 };
/** A part that keeps a smaller share of its opacity, size or letters cannot be seen. */
const LEAST_SHARE = 0.5;
/* Runs in the page, whose types this package does not have. */
export const SEEN_PARTS = `(() => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const paint = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const rgba = (colour) => known.get(colour) ?? known.set(colour, paint(colour)).get(colour);
  const light = (rgb) => rgb.map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, at) => sum + [0.2126, 0.7152, 0.0722][at] * value, 0.05);
  const contrastOf = (letters, styles) => {
    const ground = styles.find((each) => each.backgroundImage !== 'none' || rgba(each.backgroundColor)[3] > 50);
    if (ground && ground.backgroundImage !== 'none') return null;
    const below = ground ? rgba(ground.backgroundColor).slice(0, 3) : [255, 255, 255];
    const [red, green, blue, alpha] = rgba(letters);
    if (alpha < 51) return 1;
    const drawn = [red, green, blue].map((value, at) => (value * alpha + below[at] * (255 - alpha)) / 255);
    const [less, more] = [light(drawn), light(below)].sort((one, other) => one - other);
    return more / less;
  };
  const lettersOf = (element) => {
    const walker = document.createTreeWalker(element, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const shown = node.data.trim() === '' ? undefined : node.parentElement;
      const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
      // Texts for screen readers alone have one pixel.
      if (shown?.checkVisibility() && (width !== 1 || height !== 1)) return node;
    }
    return undefined;
  };
  const shareOf = (box, around) => {
    let { left, right, top, bottom } = box;
    for (const each of around) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      // What is scrolled away is there.
      if (each !== document.body && each.scrollWidth > each.clientWidth && /auto|scroll/.test(overflowX)) return 1;
      if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right, top] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, -scrollY)];
    return (Math.max(right - left, 0) * Math.max(bottom - top, 0)) / Math.max(box.width * box.height, 1);
  };
  const partOf = (kind, element) => {
    const letters = lettersOf(element);
    const own = letters?.parentElement ?? element;
    const around = [];
    for (let at = own; at && at !== document.documentElement; at = at.parentElement) around.push(at);
    const styles = around.map((each) => getComputedStyle(each));
    const range = document.createRange();
    if (letters) range.selectNodeContents(letters);
    const outer = element.getBoundingClientRect();
    const box = letters && kind !== 'button' ? range.getBoundingClientRect() : outer;
    const isVisible = own.checkVisibility({ visibilityProperty: true }) && Math.min(outer.width, outer.height) >= 4;
    const words = element.textContent.replaceAll('${POLICY.currency}', ' ').replace(/(?:·|\\s|\\d[\\d,.]*)+/g, ' ').trim();
    const scale = own.offsetWidth > 0 ? own.getBoundingClientRect().width / own.offsetWidth : 1;
    const letterCount = kind === 'button' || !letters ? 1 : letters.data.trim().length;
    return {
      kind,
      label: kind === 'link' ? element.getAttribute('href') ?? '' : words,
      opacity: isVisible ? styles.reduce((product, each) => product * Number(each.opacity), 1) : 0,
      contrast: letters ? contrastOf(styles[0].webkitTextFillColor, styles) : null,
      fontSize: parseFloat(styles[0].fontSize) * scale,
      size: Math.sqrt((box.width * box.height) / letterCount),
      share: shareOf(box, around),
    };
  };
  const all = (kind, most, elements) => [...elements].filter((each) => each.getClientRects().length > 0).slice(0, most).map((each) => partOf(kind, each));
  const main = (selector) => document.querySelectorAll('main ' + selector);
  const startsWithPrice = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim().startsWith('${POLICY.currency}'));
  return [
    ...all('header', 5, document.querySelectorAll('header a')),
    ...all('title', 5, main('h1')),
    ...all('price', 5, [...main('*')].filter(startsWithPrice)),
    ...all('link', 40, main('a')),
    ...all('button', 40, main('button')),
  ];
})()`;

/** The kinds of which nothing can be seen, one sentence each. @param where the window or the medium */
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

/** What can be seen less than live, one sentence each. */
export function fainterParts(address: string, live: readonly SeenPart[], now: readonly SeenPart[]): string[] {
  return mainParts(live).flatMap((part) => {
    const worse = sameParts(part, now).map((each) => lossOf(part, each));
    const [loss] = worse;
    return loss === undefined || worse.includes(undefined) ? [] : [`${address}: ${nameOf(part)} ${loss}.`];
  });
}

/** The first of each kind that is live and can be seen. */
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

/** Those that may have taken the place of a part. */
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
  if (now.fontSize < LEAST_SHARE * live.fontSize)
    return `has letters of ${Math.round(now.fontSize)} pixels; live they have ${Math.round(live.fontSize)}`;
  // A link may be a whole card, and become a line.
  if (live.kind !== 'link' && now.size < LEAST_SHARE * live.size)
    return `has shrunk to ${percent(now.size / live.size)} of its size`;
  if (now.share < LEAST_SHARE * live.share)
    return `shows ${percent(now.share)} of itself: the rest is cut off, or beside the page`;
  return undefined;
}
