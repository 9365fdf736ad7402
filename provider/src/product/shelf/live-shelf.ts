import type { ShopDatabase } from '../../database/database.ts';
import { Synonyms } from '../search/synonyms.ts';
import { readShelf } from './read-shelf.ts';
import type { Shelf } from './shelf.ts';

/**
 * The shelf as the product rows are now. Each call asks for the rows' version, which the database itself moves on with
 * every change, and reads them anew when it is another: no writer has to tell the shop anything.
 */
export class LiveShelf {
  readonly #db: ShopDatabase;
  readonly #synonyms: Synonyms;
  /** The promise is kept, so that requests that come while the rows are read wait for one reading. */
  #latest: { version: number; shelf: Promise<Shelf> } | undefined;

  constructor(db: ShopDatabase, synonyms: readonly (readonly string[])[]) {
    this.#db = db;
    this.#synonyms = new Synonyms(synonyms);
  }

  async current(): Promise<Shelf> {
    const version = await this.#readVersion();
    if (this.#latest?.version !== version) {
      const shelf = readShelf(this.#db, this.#synonyms);
      this.#latest = { version, shelf };
      shelf.catch(() => this.#forget(shelf));
    }
    return await this.#latest.shelf;
  }

  /** What failed is tried again by the next request. */
  #forget(shelf: Promise<Shelf>): void {
    if (this.#latest?.shelf === shelf) this.#latest = undefined;
  }

  async #readVersion(): Promise<number> {
    const { version } = await this.#db
      .selectFrom('product_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return version;
  }
}
