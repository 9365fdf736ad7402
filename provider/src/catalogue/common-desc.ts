import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from './availability.ts';

/** Puts a product's HTML together from the pieces on its category, core and type. Throws where a piece is missing. */
export class CommonDescription {
  readonly #folder: string;
  readonly #pieces = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = join(folder, 'common-desc');
  }

  of({ colour, category, core }: Offer): string {
    const pieces = [category.name, core?.name, colour.type].filter((name) => name !== undefined);
    return [...pieces.map((name) => this.piece(name)), goesWith(colour.goesWith)].join('\n');
  }

  /** The piece in `common-desc/<name>.html`, the name in lower case with hyphens. */
  piece(name: string): string {
    const file = `${name.toLowerCase().replaceAll(' ', '-')}.html`;
    const html = this.#pieces.get(file) ?? readFileSync(join(this.#folder, file), 'utf8').trim();
    this.#pieces.set(file, html);
    return html;
  }
}

function goesWith(names: readonly string[]): string {
  return names.length === 0 ? '' : `<p><strong>Goes with</strong> ${names.join(' and ')}.</p>`;
}
