/**
 * What each product says in one column. A large catalogue says the same few things over and over: each is kept once,
 * and compared once for all products that say it.
 */
export class ShelfColumn {
  readonly #sayings: (readonly string[])[] = [];
  readonly #numbers = new Map<string, number>();
  /** By the product's place on the shelf, the number of what it says. */
  readonly #said: number[] = [];

  /** The next product's names: one, but for a column that is a list. */
  add(names: readonly string[]): void {
    const key = JSON.stringify(names);
    const number = this.#numbers.get(key) ?? this.#sayings.push(names) - 1;
    this.#numbers.set(key, number);
    this.#said.push(number);
  }

  names(place: number): readonly string[] {
    return this.#sayings[this.#said[place] ?? -1] ?? [];
  }

  /** Strikes out the marks of products that say none of the chosen names, in any letter case. No choice strikes none. */
  strike(marks: Uint8Array, chosen: readonly string[] | undefined): void {
    if (!chosen?.length) return;
    const wanted = new Set(chosen.map((name) => name.toLowerCase()));
    const fits = this.#sayings.map((names) => names.some((name) => wanted.has(name.toLowerCase())));
    this.#said.forEach((saying, place) => {
      if (!fits[saying]) marks[place] = 0;
    });
  }

  /** How many marked products say each name. */
  count(marks: Uint8Array): Map<string, number> {
    const counts = new Uint32Array(this.#sayings.length);
    this.#said.forEach((saying, place) => {
      counts[saying] = (counts[saying] ?? 0) + (marks[place] ?? 0);
    });
    const byName = new Map<string, number>();
    for (const [saying, names] of this.#sayings.entries()) {
      for (const name of names) byName.set(name, (byName.get(name) ?? 0) + (counts[saying] ?? 0));
    }
    return byName;
  }
}
