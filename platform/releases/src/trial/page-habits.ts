/* Run in the page, whose types this package does not have. */

/** Remembers what all scripts share, before any of them runs. */
export const REMEMBER_SHARED = `(() => {
  const CLASSES = ['Object', 'Array', 'String', 'Number', 'Function', 'Promise', 'Map', 'Set', 'Date', 'RegExp', 'Error', 'URL',
    'URLSearchParams', 'Node', 'Element', 'HTMLElement', 'Document', 'EventTarget', 'Event', 'History', 'Storage', 'Request', 'Response'];
  const INSTANCES = ['window', 'Math', 'JSON', 'Reflect', 'console', 'history', 'navigator', 'document', 'performance'];
  const shared = [
    ...CLASSES.flatMap((name) => [[name, window[name]], [name + '.prototype', window[name].prototype]]),
    ...INSTANCES.map((name) => [name, window[name]]),
  ].map(([name, object]) => ({ name, object, before: Object.getOwnPropertyDescriptors(object) }));
  const isOther = (one, other) => ['value', 'get', 'set'].some((part) => typeof one[part] === 'function' && one[part] !== other?.[part]);
  /** An own name of an instance counts where it hides a method, and one of the window does not. */
  const isAdded = (object, name, key) =>
    name !== 'window' && (!INSTANCES.includes(name) || key in Object.getPrototypeOf(object));
  window.trialShared = () => shared.flatMap(({ name, object, before }) => {
    const now = Object.getOwnPropertyDescriptors(object);
    return Object.keys({ ...before, ...now })
      .filter((key) => (Object.hasOwn(before, key) ? isOther(before[key], now[key]) : isAdded(object, name, key)))
      .map((key) => name + '.' + key);
  });
})()`;

/**
 * What a page does to all its parts: one phrase each. Style rules are those of emotion without a class of emotion, but for room for a bar and
 * the ground beside a viewer; events are those that do not get from the title to the window.
 */
export const HABITS = String.raw`(() => {
  const bare = (selector) => {
    const shorter = selector.replaceAll(/\([^()]*\)/g, '');
    return shorter === selector ? selector : bare(shorter);
  };
  const rulesIn = (list) => [...list].flatMap((rule) => (rule.cssRules && !rule.selectorText ? rulesIn(rule.cssRules) : [rule]));
  const mayBeGlobal = ({ selectorText, style }) => {
    const allowed = selectorText === 'body' ? /^(?:--foot-bar|padding-bottom)$/ : /^background/;
    return /^body$|:has\(dialog:modal\)$/.test(selectorText) && [...style].every((property) => allowed.test(property));
  };
  const styles = [...document.styleSheets].flatMap(({ cssRules, ownerNode }) => {
    const [key] = ownerNode?.dataset.emotion?.split(/\W/) ?? [];
    if (!key) return [];
    const isOwn = ({ selectorText }) => bare(selectorText).split(',').every((each) => each.includes('.' + key + '-'));
    return rulesIn(cssRules).filter((rule) => !rule.keyText && !(rule.selectorText && (isOwn(rule) || mayBeGlobal(rule))));
  });
  const title = document.querySelector('main h1') ?? document.body;
  const options = { bubbles: true, cancelable: true };
  const events = [
    new PointerEvent('pointerdown', options), new MouseEvent('click', options), new KeyboardEvent('keydown', { ...options, key: 'q' }),
    new WheelEvent('wheel', options), new TouchEvent('touchmove', options),
  ].filter((event) => {
    let arrives = false;
    const arrive = () => { arrives = true; };
    addEventListener(event.type, arrive);
    title.dispatchEvent(event);
    removeEventListener(event.type, arrive);
    return !arrives || event.defaultPrevented;
  });
  // A clock of the trial has functions of its own.
  const changes = '__pwClock' in window ? [] : window.trialShared();
  return [...new Set([
    ...changes.map((name) => 'changes ' + name),
    ...styles.map(({ selectorText, cssText }) => 'styles what is not its own (' + (selectorText ?? cssText.split('{')[0].trim()) + ')'),
    ...events.map(({ type }) => 'takes the event ' + type + ' from all parts of the page'),
  ])];
})()`;
