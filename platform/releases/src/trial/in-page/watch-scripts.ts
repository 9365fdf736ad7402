/** Id of a tried build → the names of the scripts with its own federation runtime, if it is an adapted remote. */
export type WatchedBuilds = Readonly<Record<string, readonly string[]>>;

interface WatchOptions {
  builds: WatchedBuilds;
  /** Prefix of each report. */
  begin: string;
  /** The remote that may load scripts. */
  scriptsOwner: string;
}

/**
 * Makes a page report to its console what scripts of some remotes access. A call belongs to a remote if the nearest script of the shop on
 * the stack is one of its scripts, however it got the function. Calls that React or the contract makes for a remote belong to the shell.
 */
export function watchScripts({ builds, begin, scriptsOwner }: WatchOptions): void {
  interface Caller {
    id: string;
    hasRuntime: boolean;
    loadsScripts: boolean;
  }
  type Tell = (self: unknown, given: readonly unknown[]) => void;

  const report = console.error.bind(console);
  const told = new Set<string>();
  const callingScript = (): Caller | undefined => {
    const nearest = new Error().stack?.split('\n').find((line) => /https?:/.test(line)) ?? '';
    const [, id = '', path = ''] = /\/releases\/([\w-]+)\/([^\s?#:]*)/.exec(nearest) ?? [];
    const file = path.split('/').at(-1) ?? '';
    if (!Object.hasOwn(builds, id)) return undefined;
    const hasRuntime = builds[id]?.includes(file) === true;
    return { id, hasRuntime, loadsScripts: hasRuntime || file === 'remoteEntry.js' || id === scriptsOwner };
  };
  const note = (what: string | false | undefined, isAllowed: (script: Caller) => boolean = () => false) => {
    if (!what || told.has(what)) return;
    const script = callingScript();
    if (!script || isAllowed(script)) return;
    told.add(what);
    report(begin + what);
  };
  /** Calls `tell` before a property of an object is used: before a function is called, or before its getter and setter are. */
  const watch = (
    owner: object,
    name: string,
    tell: Tell,
    parts: readonly ('value' | 'get' | 'set')[] = ['value', 'get', 'set'],
  ) => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (!property?.configurable) return;
    for (const part of parts) {
      const own: unknown = property[part];
      if (typeof own !== 'function') continue;
      property[part] = new Proxy(own, {
        apply(target, self, given) {
          tell(self, given);
          return Reflect.apply(target, self, given);
        },
        construct(target, given, made) {
          tell(target, given);
          return Reflect.construct(target, given, made);
        },
      });
    }
    Object.defineProperty(owner, name, property);
  };

  /** A storage for a federation runtime, which may only look for one setting. */
  const settingOf = (storage: Storage) => {
    const traps = ['set', 'has', 'ownKeys', 'deleteProperty', 'defineProperty'] as const;
    const telling = traps.map((trap) => [
      trap,
      (...given: unknown[]) => {
        note('localStorage');
        return Reflect.apply(Reflect[trap], Reflect, given);
      },
    ]);
    return new Proxy(storage, {
      ...Object.fromEntries(telling),
      get(_, name) {
        if (name === 'getItem')
          return (key: string) => {
            note(key !== 'FEDERATION_DEBUG' && 'localStorage');
            return storage.getItem(key);
          };
        note('localStorage');
        const value: unknown = Reflect.get(storage, name);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
  };
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  if (storage?.configurable)
    Object.defineProperty(window, 'localStorage', {
      ...storage,
      get() {
        const found: Storage = storage.get?.call(window);
        if (callingScript()?.hasRuntime) return settingOf(found);
        note('localStorage');
        return found;
      },
    });
  for (const name of [
    'sessionStorage',
    'indexedDB',
    'cookieStore',
    'WebSocket',
    'EventSource',
    'RTCPeerConnection',
  ])
    watch(window, name, () => note(name));
  for (const name of ['onerror', 'onunhandledrejection', 'onbeforeunload'])
    watch(window, name, () => note(name), ['set']);
  watch(Document.prototype, 'cookie', () => note('document.cookie'));
  watch(Navigator.prototype, 'sendBeacon', () => note('navigator.sendBeacon'));
  watch(EventTarget.prototype, 'addEventListener', (self, [event]) => {
    const isOfShell =
      (self ?? window) === window && /^(?:error|unhandledrejection|beforeunload|unload)$/.test(String(event));
    note(isOfShell && `the event ${event}`);
  });

  const timers = new Set<unknown>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = window[name];
    const setAndKeep = (...given: unknown[]) => {
      const timer: unknown = Reflect.apply(set, window, given);
      if (callingScript()) timers.add(timer);
      return timer;
    };
    Object.assign(window, { [name]: setAndKeep });
  }
  for (const name of ['clearTimeout', 'clearInterval'])
    watch(window, name, (_, [timer]) => {
      // If the trial's clock is installed, it has replaced the timers.
      const isOther = !('__pwClock' in window) && Number(timer) > 0 && !timers.has(timer);
      note(isOther && 'a timer of another script');
    });
  for (const name of ['createElement', 'createElementNS'])
    watch(Document.prototype, name, (_, given) => {
      const tag = String(given[name === 'createElement' ? 0 : 1]).toLowerCase();
      const isOfHead = /^(?:script|style|link|base|meta|iframe|frame|object|embed)$/.test(tag);
      note(isOfHead && `a ${tag} element`, (script) => /script|link/.test(tag) && script.loadsScripts);
    });

  const frameName = (node: unknown): string | undefined => {
    if (node === document) return 'document';
    if (!(node instanceof Element)) return undefined;
    const { localName } = node;
    const isOfPage = localName === 'header' || localName === 'html' || localName === 'body';
    const isEnd = isOfPage
      ? node === document.querySelector(localName)
      : localName === 'footer' && node === [...document.querySelectorAll('footer')].at(-1);
    if (isEnd) return localName;
    return node.closest('head') ? 'head' : undefined;
  };
  const CHANGES =
    /^(?:append(?:Child)?|prepend|before|after|remove(?:Child|Attribute\w*)?|replace\w*|insert\w*|toggleAttribute|setAttribute\w*|attachShadow|style|classList)$/;
  const tellChanges =
    (name: string): Tell =>
    (self, given) => {
      const part = frameName(self);
      const isOwn = ({ id, loadsScripts }: Caller) =>
        String(given[0]).startsWith(`data-${id}-`) || (part === 'head' && loadsScripts);
      note(part && `${part}.${name}`, isOwn);
    };
  for (const { prototype } of [Node, Element, HTMLElement, Document, HTMLMetaElement, HTMLLinkElement])
    for (const name of Object.getOwnPropertyNames(prototype))
      if (CHANGES.test(name)) watch(prototype, name, tellChanges(name));
      else if (!/^scroll/.test(name)) watch(prototype, name, tellChanges(name), ['set']);
}
