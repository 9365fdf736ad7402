/** The page itself, header and footer with what can be tapped in them, and the amount of content between these two. */
export interface PageFrame {
  frame: readonly FramePart[];
  /** The amount of content between header and footer, by kind. */
  contents: Readonly<Record<'text' | 'prices' | 'links' | 'buttons' | 'fields', number>>;
  /** The prices between header and footer, as they are written. */
  amounts: readonly string[];
  /** Uncompressed size of all that the page has loaded. */
  bytes: number;
}

export interface FramePart {
  name: string;
  /** Computed styles, by property. */
  styles: Readonly<Record<string, string>>;
  width: number;
  height: number;
}

/** Whether content in the window is still loading. Content below it is loaded when it is near. */
export function isLoading(): boolean {
  return [...document.querySelectorAll('main [aria-busy="true"]')].some(
    (each) => each.getBoundingClientRect().top < innerHeight,
  );
}

export function pageFrame(currency: string): PageFrame {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const partOf = (name: string, element: Element): FramePart => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontFamily, opacity, visibility, textTransform } =
      getComputedStyle(element);
    const styles = { color, backgroundColor, fontSize, fontFamily, opacity, visibility, textTransform };
    return { name, styles, ...(element === document.body ? { width: 0, height: 0 } : { width, height }) };
  };
  const frame = [partOf('the page', document.body)];
  const ends = {
    'the header': document.querySelector('header'),
    'the footer': [...document.querySelectorAll('footer')].at(-1),
  };
  for (const [name, end] of Object.entries(ends)) {
    if (!end || !isShown(end)) continue;
    frame.push(partOf(name, end));
    for (const each of [...end.querySelectorAll('a, button')].filter(isShown)) {
      const label = each.getAttribute('aria-label') ?? each.textContent;
      frame.push(partOf(`${name}’s “${label.trim()}”`, each));
    }
  }
  const mains = [...document.querySelectorAll('main')].filter(isShown);
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden does not count.
  const text = mains.map(({ innerText }) => innerText).join(' ');
  const count = (selector: string) =>
    mains.flatMap((main) => [...main.querySelectorAll(selector)]).filter(isShown).length;
  const amounts = text
    .split(currency)
    .slice(1)
    .flatMap((after) => /^\s?(\d[\d,.]*)/.exec(after)?.slice(1, 2) ?? []);
  const contents = {
    text: text.replaceAll(/\s/g, '').length,
    prices: amounts.length,
    links: count('a'),
    buttons: count('button'),
    fields: count('input, select, textarea'),
  };
  const bytes = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  return { frame, contents, amounts, bytes };
}
