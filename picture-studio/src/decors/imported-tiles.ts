import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourTiles } from '../scenes/decor.ts';
import { readColourTiles, TABLE, type TilesOfColour } from './colour-tiles.ts';

/** Milliseconds between two checks of the folder, because another process may import while the shop is running. */
const EVERY = 1_000;

export class ImportedTiles {
  readonly #folder: string;
  #colours: ReadonlyMap<string, TilesOfColour> = new Map();
  #written = 0;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  of(colour: string, code: string): ColourTiles | undefined {
    if (performance.now() - this.#looked > EVERY) this.#read();
    const known = this.#colours.get(colour);
    return known?.code === code ? known.tiles : undefined;
  }

  #read(): void {
    this.#looked = performance.now();
    const written = statSync(join(this.#folder, TABLE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (written === this.#written) return;
    this.#colours = written === 0 ? new Map() : readColourTiles(this.#folder);
    this.#written = written;
  }
}
