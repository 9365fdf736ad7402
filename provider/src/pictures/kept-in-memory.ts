/** Things that are dear to make, up to `limit` bytes of them; the least recently used go first. */
export class KeptInMemory<Thing> {
  readonly #limit: number;
  readonly #weigh: (thing: Thing) => number;
  /** The least recently used first. */
  readonly #kept = new Map<string, Promise<Thing>>();
  #bytes = 0;

  /** @param weigh bytes that a thing holds */
  constructor(limit: number, weigh: (thing: Thing) => number) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(name: string, make: () => Thing | Promise<Thing>): Promise<Thing> {
    const kept = this.#kept.get(name);
    if (kept === undefined) return this.#add(name, make);
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return kept;
  }

  #add(name: string, make: () => Thing | Promise<Thing>): Promise<Thing> {
    const made = (async () => make())();
    this.#kept.set(name, made);
    made.then(
      (thing) => {
        this.#bytes += this.#weigh(thing);
        return this.#shrink(made);
      },
      () => this.#kept.delete(name),
    );
    return made;
  }

  async #shrink(latest: Promise<Thing>): Promise<void> {
    for (const [name, oldest] of this.#kept) {
      if (this.#bytes <= this.#limit || oldest === latest) return;
      this.#kept.delete(name);
      this.#bytes -= this.#weigh(await oldest);
    }
  }
}
