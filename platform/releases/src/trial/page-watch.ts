import { POLICY } from '../policy.ts';

/** What the trial says before what a build reaches for. */
export const REACHES_OUT = 'It reaches for what is not its own: ';

/** Id of a build that is tried → the names of the scripts that have a federation runtime of its own, if it is an adapted remote. */
export type WatchedBuilds = Readonly<Record<string, readonly string[]>>;

/* Run in the page, whose types this package does not have. */
const WATCH = String.raw`
  const report = console.error.bind(console);
  const told = new Set();
  const callingScript = () => {
    const nearest = new Error().stack.split('\n').find((line) => /https?:/.test(line));
    const [, id, file] = /\/releases\/([\w-]+)\/[^\s?#]*?([\w.-]+\.js)/.exec(nearest) ?? [];
    if (!Object.hasOwn(runtimes, id)) return undefined;
    const hasRuntime = runtimes[id].includes(file);
    return { id, hasRuntime, loadsScripts: hasRuntime || file === 'remoteEntry.js' || id === scriptsOwner };
  };
  const note = (what, isAllowed = () => false) => {
    if (!what || told.has(what)) return;
    const script = callingScript();
    if (!script || isAllowed(script)) return;
    told.add(what);
    report(begin + what);
  };
  /** Calls tell before what an object has by this name: a function, or its getter and setter. */
  const watch = (owner, name, tell, parts = ['value', 'get', 'set']) => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (!property?.configurable) return;
    for (const part of parts) {
      if (typeof property[part] !== 'function') continue;
      property[part] = new Proxy(property[part], {
        apply: (target, self, given) => (tell(self, given), Reflect.apply(target, self, given)),
        construct: (target, given, made) => (tell(target, given), Reflect.construct(target, given, made)),
      });
    }
    Object.defineProperty(owner, name, property);
  };

  /** For a federation runtime, which looks for one setting. */
  const settingOf = (storage) => new Proxy(storage, {
    get: (_, name) => {
      if (name === 'getItem') return (key) => (note(key !== 'FEDERATION_DEBUG' && 'localStorage'), storage.getItem(key));
      note('localStorage');
      const value = storage[name];
      return typeof value === 'function' ? value.bind(storage) : value;
    },
    ...Object.fromEntries(['set', 'has', 'ownKeys', 'deleteProperty', 'defineProperty'].map((trap) => [
      trap,
      (...given) => (note('localStorage'), Reflect[trap](...given)),
    ])),
  });
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  if (storage?.configurable)
    Object.defineProperty(window, 'localStorage', {
      ...storage,
      get: () => {
        const found = storage.get.call(window);
        if (callingScript()?.hasRuntime) return settingOf(found);
        note('localStorage');
        return found;
      },
    });
  for (const name of ['sessionStorage', 'indexedDB', 'cookieStore', 'WebSocket', 'EventSource', 'RTCPeerConnection'])
    watch(window, name, () => note(name));
  for (const name of ['onerror', 'onunhandledrejection', 'onbeforeunload']) watch(window, name, () => note(name), ['set']);
  watch(Document.prototype, 'cookie', () => note('document.cookie'));
  watch(Navigator.prototype, 'sendBeacon', () => note('navigator.sendBeacon'));
  watch(EventTarget.prototype, 'addEventListener', (self, [event]) => {
    const isOfShell = (self ?? window) === window && /^(?:error|unhandledrejection|beforeunload|unload)$/.test(event);
    note(isOfShell && 'the event ' + event);
  });
  const timers = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const set = window[name];
    window[name] = (...given) => {
      const timer = set.apply(window, given);
      if (callingScript()) timers.add(timer);
      return timer;
    };
  }
  for (const name of ['clearTimeout', 'clearInterval'])
    // A clock of the trial has timers of its own.
    watch(window, name, (_, [timer]) => note(!('__pwClock' in window) && timer > 0 && !timers.has(timer) && 'a timer of another script'));
  for (const name of ['createElement', 'createElementNS'])
    watch(Document.prototype, name, (_, given) => {
      const tag = String(given[name === 'createElement' ? 0 : 1]).toLowerCase();
      const isOfHead = /^(?:script|style|link|base|meta|iframe|frame|object|embed)$/.test(tag);
      note(isOfHead && 'a ' + tag + ' element', (script) => /script|link/.test(tag) && script.loadsScripts);
    });

  const frameName = (node) => {
    if (node === document) return 'document';
    if (!(node instanceof Element)) return undefined;
    const { localName } = node;
    const isOfPage = localName === 'header' || localName === 'html' || localName === 'body';
    const isEnd = isOfPage ? node === document.querySelector(localName) : localName === 'footer' && node === [...document.querySelectorAll('footer')].at(-1);
    if (isEnd) return localName;
    return node.closest('head') ? 'head' : undefined;
  };
  const CHANGES =
    /^(?:append(?:Child)?|prepend|before|after|remove(?:Child|Attribute\w*)?|replace\w*|insert\w*|toggleAttribute|setAttribute\w*|attachShadow|style|classList)$/;
  const tellChanges = (name) => (self, given) => {
    const part = frameName(self);
    const isOwn = ({ id, loadsScripts }) => String(given[0]).startsWith('data-' + id + '-') || (part === 'head' && loadsScripts);
    note(part && part + '.' + name, isOwn);
  };
  for (const { prototype } of [Node, Element, HTMLElement, Document, HTMLMetaElement, HTMLLinkElement])
    for (const name of Object.getOwnPropertyNames(prototype))
      if (CHANGES.test(name)) watch(prototype, name, tellChanges(name));
      else if (!/^scroll/.test(name)) watch(prototype, name, tellChanges(name), ['set']);
`;

/**
 * Makes a page report to its console what scripts of some remotes reach for. A call is a remote's if the nearest script of the shop on the
 * stack is one of its scripts, whichever way it came to what it calls. What React or the contract does for it is called by the shell's.
 */
export function watchScripts({ shell: _, ...remotes }: WatchedBuilds): string {
  return `((runtimes, begin, scriptsOwner) => {${WATCH}})(...${JSON.stringify([remotes, REACHES_OUT, POLICY.payment.owner])})`;
}
