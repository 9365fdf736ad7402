interface Kept<Thing> {
  thing: Promise<Thing>;
  /** 0 while it is being made. */
  bytes: number;
}

/** Things that are dear to make, up to `limit` bytes of them; the least recently used go first. */
export class KeptInMemory<Thing> {
  readonly #limit: number;
  readonly #weigh: (thing: Thing) => number;
  /** The least recently used first. */
  readonly #kept = new Map<string, Kept<Thing>>();

  /** @param weigh bytes that a thing holds */
  constructor(limit: number, weigh: (thing: Thing) => number) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  /** The thing of that name, made if it is not there; a failure is the asker's, and the next one tries again. */
  get(name: string, make: () => Thing | Promise<Thing>): Promise<Thing> {
    const kept = this.#kept.get(name) ?? { thing: this.#make(name, make), bytes: 0 };
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return kept.thing;
  }

  async #make(name: string, make: () => Thing | Promise<Thing>): Promise<Thing> {
    try {
      // A turn later: by then the thing has its place, from which a failure takes it.
      const thing = await Promise.resolve().then(make);
      const kept = this.#kept.get(name);
      if (kept) kept.bytes = this.#weigh(thing);
      this.#shrink(name);
      return thing;
    } catch (error) {
      this.#kept.delete(name);
      throw error;
    }
  }

  #shrink(latest: string): void {
    let total = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [name, { bytes }] of this.#kept) {
      if (total <= this.#limit) return;
      if (name === latest || bytes === 0) continue;
      this.#kept.delete(name);
      total -= bytes;
    }
  }
}
