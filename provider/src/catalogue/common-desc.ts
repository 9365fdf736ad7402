import type { Offer } from './availability.ts';
import { readCatalogueFile } from './table/catalogue-file.ts';

/** Puts a product's HTML together from the pieces on its category, core and type; a missing piece is a `CatalogueError`. */
export class CommonDescription {
  readonly #folder: string;
  readonly #pieces = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  of({ colour, category, core }: Offer): string {
    const pieces = [category.name, core?.name, colour.type].filter((name) => name !== undefined);
    return [...pieces.map((name) => this.piece(name)), goesWith(colour.goesWith)].join('\n');
  }

  /** The piece in `common-desc/<name>.html`, the name in lower case with hyphens. */
  piece(name: string): string {
    const file = `common-desc/${name.toLowerCase().replaceAll(' ', '-')}.html`;
    const html = this.#pieces.get(file) ?? readCatalogueFile(this.#folder, file).trim();
    this.#pieces.set(file, html);
    return html;
  }
}

function goesWith(names: readonly string[]): string {
  return names.length === 0 ? '' : `<p><strong>Goes with</strong> ${names.join(' and ')}.</p>`;
}
