import { nameKey } from 'shared-contracts/product/same-name';

/**
 * The values of one product field, dictionary-encoded: a large catalogue repeats few values, so each is stored once and
 * compared once for all its products.
 */
export class ShelfColumn {
  readonly #values: (readonly string[])[] = [];
  readonly #indexes = new Map<string, number>();
  /** Place of the product on the shelf → index of its value. */
  readonly #valueIndexes: number[] = [];

  /** Appends the next product's names: a single one unless the field is a list. */
  add(names: readonly string[]): void {
    const key = JSON.stringify(names);
    const index = this.#indexes.get(key) ?? this.#values.push(names) - 1;
    this.#indexes.set(key, index);
    this.#valueIndexes.push(index);
  }

  names(place: number): readonly string[] {
    return this.#values[this.#valueIndexes[place] ?? -1] ?? [];
  }

  /** Clears the marks of products without any of the chosen names, in any letter case. Without a choice all marks stay. */
  clearOthers(marks: Uint8Array, chosen: readonly string[] | undefined): void {
    if (!chosen?.length) return;
    const wanted = new Set(chosen.map(nameKey));
    const fits = this.#values.map((names) => names.some((name) => wanted.has(nameKey(name))));
    this.#valueIndexes.forEach((index, place) => {
      if (!fits[index]) marks[place] = 0;
    });
  }

  /** Name → number of marked products that have it. */
  count(marks: Uint8Array): Map<string, number> {
    const counts = new Uint32Array(this.#values.length);
    this.#valueIndexes.forEach((index, place) => {
      counts[index] = (counts[index] ?? 0) + (marks[place] ?? 0);
    });
    const byName = new Map<string, number>();
    for (const [index, names] of this.#values.entries()) {
      for (const name of names) byName.set(name, (byName.get(name) ?? 0) + (counts[index] ?? 0));
    }
    return byName;
  }
}
