declare global {
  interface Window {
    /** Built-ins that all scripts share and that have changed: `Array.prototype.last`. */
    trialShared(): string[];
  }
}

/** Remembers the built-ins that all scripts share, before any script runs. */
export function rememberShared(): void {
  type Properties = Record<string, PropertyDescriptor>;
  const CLASSES =
    'Object Array String Number Function Promise Map Set Date RegExp Error URL URLSearchParams Node Element HTMLElement Document EventTarget Event History Storage Request Response'.split(
      ' ',
    );
  const INSTANCES = 'window Math JSON Reflect console history navigator document performance'.split(' ');
  const properties = (object: object): Properties => Object.getOwnPropertyDescriptors(object);
  const shared = [...CLASSES, ...CLASSES.map((name) => `${name}.prototype`), ...INSTANCES].map((name) => {
    const [first = '', second] = name.split('.');
    const global = Reflect.get(window, first);
    const object: object = second === undefined ? global : global.prototype;
    return { name, object, before: properties(object) };
  });
  const isOther = (one: PropertyDescriptor, other: PropertyDescriptor | undefined) =>
    (['value', 'get', 'set'] as const).some(
      (part) => typeof one[part] === 'function' && one[part] !== other?.[part],
    );
  /** Whether a new property counts as a change: on an instance only if it hides a method, and on the window never. */
  const isAdded = (object: object, name: string, key: string) =>
    name !== 'window' && (!INSTANCES.includes(name) || key in Object.getPrototypeOf(object));
  window.trialShared = () =>
    shared.flatMap(({ name, object, before }) => {
      const now = properties(object);
      const isChanged = (key: string) => {
        const one = Object.hasOwn(before, key) ? before[key] : undefined;
        return one ? isOther(one, now[key]) : isAdded(object, name, key);
      };
      return Object.keys({ ...before, ...now })
        .filter(isChanged)
        .map((key) => `${name}.${key}`);
    });
}

/** Style rules that may apply to the whole page. */
type GlobalStyles = readonly { selector: RegExp; properties: RegExp }[];

/**
 * What a page does to all of its parts, one phrase each: shared built-ins that it changes, style rules of emotion without a class of
 * emotion, and events that do not get from the title to the window.
 */
export function pageHabits(allowed: GlobalStyles): string[] {
  type AnyRule = CSSRule & Partial<CSSStyleRule & CSSKeyframeRule>;
  const bare = (selector: string): string => {
    const shorter = selector.replaceAll(/\([^()]*\)/g, '');
    return shorter === selector ? selector : bare(shorter);
  };
  const rulesIn = (list: Iterable<CSSRule>): AnyRule[] =>
    [...list].flatMap((rule: AnyRule) =>
      rule.cssRules && !rule.selectorText ? rulesIn(rule.cssRules) : [rule],
    );
  const mayBeGlobal = (text: string, style: Iterable<string>) =>
    allowed.some(
      ({ selector, properties }) =>
        selector.test(text) && [...style].every((property) => properties.test(property)),
    );
  const styles = [...document.styleSheets].flatMap(({ cssRules, ownerNode }) => {
    const [key] = (ownerNode instanceof HTMLElement && ownerNode.dataset.emotion?.split(/\W/)) || [];
    if (!key) return [];
    const isOwn = (selector: string) =>
      bare(selector)
        .split(',')
        .every((each) => each.includes(`.${key}-`));
    return rulesIn(cssRules).filter(
      ({ keyText, selectorText, style = [] }) =>
        !keyText && !(selectorText && (isOwn(selectorText) || mayBeGlobal(selectorText, style))),
    );
  });
  const title = document.querySelector('main h1') ?? document.body;
  const options = { bubbles: true, cancelable: true };
  const events = [
    new PointerEvent('pointerdown', options),
    new MouseEvent('click', options),
    new KeyboardEvent('keydown', { ...options, key: 'q' }),
    new WheelEvent('wheel', options),
    new TouchEvent('touchmove', options),
  ].filter((event) => {
    let arrives = false;
    const arrive = () => {
      arrives = true;
    };
    addEventListener(event.type, arrive);
    title.dispatchEvent(event);
    removeEventListener(event.type, arrive);
    return !arrives || event.defaultPrevented;
  });
  // If the trial's clock is installed, it has replaced some functions itself.
  const changes = '__pwClock' in window ? [] : window.trialShared();
  const styled = styles.map(({ selectorText, cssText }) => selectorText ?? cssText.split('{')[0]?.trim());
  return [
    ...new Set([
      ...changes.map((name) => `changes ${name}`),
      ...styled.map((selector) => `styles what is not its own (${selector})`),
      ...events.map(({ type }) => `takes the event ${type} from all parts of the page`),
    ]),
  ];
}
