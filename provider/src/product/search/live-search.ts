import type { ShopDatabase } from '../../database/database.ts';
import { listed } from '../product-filters.ts';
import { findProducts } from '../product-store.ts';
import { SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';

/**
 * The search over the product rows as they are now. Each call asks for the rows' stamp (their number and their latest
 * `changed_at`, one cheap query), and reads them anew when it is another: no writer has to tell the search anything.
 */
export class LiveSearch {
  readonly #db: ShopDatabase;
  readonly #synonyms: Synonyms;
  #current: { stamp: string; index: SearchIndex } | undefined;

  constructor(db: ShopDatabase, synonyms: readonly (readonly string[])[]) {
    this.#db = db;
    this.#synonyms = new Synonyms(synonyms);
  }

  /** Ids of the products that match the term, the best match first. */
  async find(term: string): Promise<string[]> {
    return (await this.index()).find(term);
  }

  /** For more than one question to the same rows. */
  async index(): Promise<SearchIndex> {
    const stamp = await this.#readStamp();
    const current =
      this.#current?.stamp === stamp ? this.#current : { stamp, index: await this.#readIndex() };
    this.#current = current;
    return current.index;
  }

  async #readIndex(): Promise<SearchIndex> {
    return new SearchIndex(await findProducts(this.#db, {}), this.#synonyms);
  }

  async #readStamp(): Promise<string> {
    const { products, changed_at } = await this.#db
      .selectFrom('product')
      .select((eb) => [eb.fn.countAll<number>().as('products'), eb.fn.max('changed_at').as('changed_at')])
      .where(listed({}))
      .executeTakeFirstOrThrow();
    return `${products} ${changed_at}`;
  }
}
