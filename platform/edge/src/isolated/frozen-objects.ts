/*
 * Node's `--frozen-intrinsics` turns each property of JavaScript's prototypes into an accessor. V8 then leaves its fast paths for arrays,
 * iterators and promises, and rendering takes twice as long. Freezing the prototypes as they are keeps the fast paths (decision 079).
 */

/**
 * Methods that stay data properties, because no library assigns them on a function. As accessors they would cost each page 3 to 5 % of its
 * time: compiled code calls functions through them all the time, as in `hasOwnProperty.call`.
 */
const CALLING_METHODS: readonly unknown[] = [
  Function.prototype.apply,
  Function.prototype.bind,
  Function.prototype.call,
];

/** Prototypes whose properties libraries assign on derived objects, such as `this.name = …` in a class of errors. */
const OVERRIDDEN: readonly object[] = [
  Object.prototype,
  Function.prototype,
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError].map(
    ({ prototype }) => prototype,
  ),
];

/**
 * Freezes JavaScript's own objects and Node's global ones, with everything that they refer to, so that no server build can change what
 * another one uses. The global object itself is not frozen here.
 */
export function freezeIntrinsics(): void {
  for (const prototype of OVERRIDDEN) allowOverrides(prototype);
  const reached = new Set<object>();
  const add = (value: unknown) => {
    if (isObject(value) && value !== globalThis) reached.add(value);
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Some of Node's objects are behind accessors that load them on first use, so each is replaced by its value.
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, { value });
    add(value);
  }
  unnamedObjects().forEach(add);
  // The set grows while it is iterated.
  for (const object of reached) {
    add(Object.getPrototypeOf(object));
    for (const { value, get, set } of descriptorsOf(object)) [value, get, set].forEach(add);
    Object.freeze(object);
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function descriptorsOf(object: object): PropertyDescriptor[] {
  const descriptors: Record<PropertyKey, PropertyDescriptor> = Object.getOwnPropertyDescriptors(object);
  return Reflect.ownKeys(descriptors).flatMap((key) => descriptors[key] ?? []);
}

/** Objects whose prototypes have no global name, but can be reached by syntax or a call. */
function unnamedObjects(): object[] {
  const timer = setTimeout(() => undefined);
  clearTimeout(timer);
  const immediate = setImmediate(() => undefined);
  clearImmediate(immediate);
  const objects = [
    timer,
    immediate,
    function* () {},
    async () => undefined,
    async function* () {},
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    ''.matchAll(/./g),
    [].values().map(String),
    Iterator.from({ next: () => ({ done: true, value: undefined }) }),
    new Intl.Segmenter().segment(''),
    new Intl.Segmenter().segment('')[Symbol.iterator](),
    new URLSearchParams()[Symbol.iterator](),
  ];
  return objects.map((object) => Object.getPrototypeOf(object));
}

/**
 * A property of a frozen prototype could not be assigned on derived objects either (the "override mistake" of the language). Therefore
 * these properties become accessors, whose setter defines the property on the object itself.
 */
function allowOverrides(prototype: object): void {
  for (const [name, { value, writable, enumerable }] of Object.entries(
    Object.getOwnPropertyDescriptors(prototype),
  )) {
    if (!writable || CALLING_METHODS.includes(value)) continue;
    Object.defineProperty(prototype, name, {
      enumerable,
      ...overridable(prototype, name, value, 'cannot be replaced for everybody'),
    });
  }
}

/** An accessor of a prototype that lets an object have its own value. */
function overridable(prototype: object, name: string, value: unknown, refusal: string) {
  return {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === prototype) throw new TypeError(`${name} ${refusal}.`);
      Object.defineProperty(this, name, {
        value: own,
        writable: true,
        configurable: true,
        enumerable: true,
      });
    },
  };
}

type Packages = Readonly<Record<string, unknown>>;

/**
 * The shared packages, frozen so that no remote can change them for the others: the table, each package, and each exported function with
 * its prototype. Other objects, such as contexts, stay as they are, because React writes to them.
 */
export function frozenPackages(shared: Packages): Packages {
  const packages = Object.entries(shared).map(([specifier, exported]) => {
    const members = { ...(exported as object) };
    for (const member of Object.values(members)) {
      if (typeof member !== 'function') continue;
      if (member.prototype) freezePrototype(member.prototype);
      Object.freeze(member);
    }
    return [specifier, Object.freeze(members)];
  });
  return Object.freeze(Object.fromEntries(packages));
}

/**
 * A frozen method could not be replaced on an object of the class either, but TanStack Query does that when it binds its methods.
 * Therefore each method becomes an accessor, and an object can have its own.
 */
function freezePrototype(prototype: object): void {
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value !== 'function' || !configurable) continue;
    const refusal = 'belongs to a shared package and cannot be replaced';
    Object.defineProperty(prototype, name, overridable(prototype, name, value, refusal));
  }
  Object.freeze(prototype);
}
