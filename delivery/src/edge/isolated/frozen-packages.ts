type Packages = Readonly<Record<string, unknown>>;

/**
 * The shared packages as objects that no remote can change for the others: the table, each package, and each exported
 * function with its prototype. Other objects, such as contexts, stay as they are, because React writes to them.
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
 * A frozen method could not be replaced on an object of the class either, as TanStack Query does when it binds its methods.
 * So each method becomes an accessor, which lets an object have its own.
 */
function freezePrototype(prototype: object): void {
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value !== 'function' || !configurable) continue;
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(own: unknown) {
        if (this === prototype)
          throw new TypeError(`${name} belongs to a shared package and cannot be replaced.`);
        Object.defineProperty(this, name, {
          value: own,
          writable: true,
          configurable: true,
          enumerable: true,
        });
      },
    });
  }
  Object.freeze(prototype);
}
