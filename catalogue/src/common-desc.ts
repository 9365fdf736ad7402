import type { Offer } from './availability.ts';
import { readCatalogueFile } from './table/catalogue-file.ts';

/** Assembles a product's HTML from the files for its category, core and type. A missing file throws a `CatalogueError`. */
export class CommonDescription {
  readonly #folder: string;
  readonly #pieces = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  of({ colour, category, core }: Offer): string {
    const pieces = [category.name, core?.name, colour.type].filter((name) => name !== undefined);
    return pieces.map((name) => this.piece(name)).join('\n');
  }

  /** The text of `common-desc/<name>.html`; the file's name is in lower case with hyphens. */
  piece(name: string): string {
    const file = `common-desc/${name.toLowerCase().replaceAll(' ', '-')}.html`;
    const html = this.#pieces.get(file) ?? readCatalogueFile(this.#folder, file).trim();
    this.#pieces.set(file, html);
    return html;
  }
}
