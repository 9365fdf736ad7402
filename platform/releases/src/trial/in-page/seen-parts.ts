/** A part of a page that shoppers look for, as it is shown in a browser. */
export interface SeenPart {
  kind: PartKind;
  /** The address of a link, or the words of another part without numbers. By this, the part is found again on a redesigned page. */
  label: string;
  /** The opacity of the element multiplied by those of all elements around it; 0 if it is hidden or has almost no size. */
  opacity: number;
  /** Contrast ratio of letters and background, from 1 to 21; null without letters, or on a picture. */
  contrast: number | null;
  /** Pixels on the screen. */
  fontSize: number;
  /** Pixels: the square root of the area of the part, or of one of its letters. */
  size: number;
  /** The share of the part that is neither cut off nor outside the page. */
  share: number;
}

export type PartKind = 'header' | 'title' | 'price' | 'link' | 'button';

/** The first parts of each kind on a page. */
export function seenParts(currency: string): SeenPart[] {
  /** The alpha value, out of 255, below which a colour counts as transparent, and the pixels below which an element has almost no size. */
  const [CLEAR, THIN] = [51, 4];
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const known = new Map<string, readonly number[]>();
  const paint = (colour: string) => {
    if (!pen) return [];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  /** Red, green, blue and alpha, from 0 to 255. */
  const rgba = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = known.get(colour) ?? paint(colour);
    known.set(colour, [red, green, blue, alpha]);
    return { rgb: [red, green, blue], alpha };
  };
  const light = (rgb: readonly number[]) =>
    rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + ([0.2126, 0.7152, 0.0722][at] ?? 0) * value, 0.05);
  const contrastOf = (letters: string, styles: readonly CSSStyleDeclaration[]) => {
    const ground = styles.find(
      (each) => each.backgroundImage !== 'none' || rgba(each.backgroundColor).alpha >= CLEAR,
    );
    if (ground && ground.backgroundImage !== 'none') return null;
    const below = ground ? rgba(ground.backgroundColor).rgb : [255, 255, 255];
    const { rgb, alpha } = rgba(letters);
    if (alpha < CLEAR) return 1;
    const drawn = rgb.map((value, at) => (value * alpha + (below[at] ?? 0) * (255 - alpha)) / 255);
    const [one, other] = [light(drawn), light(below)];
    return Math.max(one, other) / Math.min(one, other);
  };
  const lettersOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const shown = node.textContent?.trim() === '' ? null : node.parentElement;
      const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
      // Texts for screen readers only have a size of one pixel.
      if (shown?.checkVisibility() && (width !== 1 || height !== 1)) return { node, parent: shown };
    }
    return undefined;
  };
  const shareOf = (box: DOMRect, around: readonly Element[]) => {
    let { left, right, top, bottom } = box;
    for (const each of around) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      // Content that can be scrolled into view counts as shown.
      if (each !== document.body && each.scrollWidth > each.clientWidth && /auto|scroll/.test(overflowX))
        return 1;
      if (/hidden|clip/.test(overflowX))
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (/hidden|clip/.test(overflowY))
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right, top] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, -scrollY)];
    return (Math.max(right - left, 0) * Math.max(bottom - top, 0)) / Math.max(box.width * box.height, 1);
  };
  const partOf = (kind: PartKind, element: HTMLElement): SeenPart => {
    const letters = lettersOf(element);
    const own = letters?.parent ?? element;
    const around: HTMLElement[] = [];
    for (let at: HTMLElement | null = own; at && at !== document.documentElement; at = at.parentElement)
      around.push(at);
    const styles = around.map((each) => getComputedStyle(each));
    const { webkitTextFillColor, fontSize } = getComputedStyle(own);
    const range = document.createRange();
    if (letters) range.selectNodeContents(letters.node);
    const outer = element.getBoundingClientRect();
    const box = letters && kind !== 'button' ? range.getBoundingClientRect() : outer;
    const isVisible =
      own.checkVisibility({ visibilityProperty: true }) && Math.min(outer.width, outer.height) >= THIN;
    const words = element.textContent
      .replaceAll(currency, ' ')
      .replace(/\d[\d,.]*/g, ' ')
      .replace(/[·\s]+/g, ' ')
      .trim();
    const scale = own.offsetWidth > 0 ? own.getBoundingClientRect().width / own.offsetWidth : 1;
    const letterCount = kind === 'button' || !letters ? 1 : (letters.node.textContent ?? '').trim().length;
    return {
      kind,
      label: kind === 'link' ? (element.getAttribute('href') ?? '') : words,
      opacity: isVisible ? styles.reduce((product, each) => product * Number(each.opacity), 1) : 0,
      contrast: letters ? contrastOf(webkitTextFillColor, styles) : null,
      fontSize: Number.parseFloat(fontSize) * scale,
      size: Math.sqrt((box.width * box.height) / letterCount),
      share: shareOf(box, around),
    };
  };
  const startsWithPrice = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim().startsWith(currency));
  const all = (
    kind: PartKind,
    most: number,
    selector: string,
    isKind: (element: Element) => boolean = () => true,
  ) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => isKind(each) && each.getClientRects().length > 0)
      .slice(0, most)
      .map((each) => partOf(kind, each));
  return [
    ...all('header', 5, 'header a'),
    ...all('title', 5, 'main h1'),
    ...all('price', 5, 'main *', startsWithPrice),
    ...all('link', 40, 'main a'),
    ...all('button', 40, 'main button'),
  ];
}
