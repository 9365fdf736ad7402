import type { CatalogueProduct } from './catalogue.ts';
import { labOfHex } from './colour/lab.ts';

type Family = 'plain' | 'wood' | 'stone' | 'textile' | 'metal' | 'fluted';

/** Types that a shopper sees as the same kind of material. A type that is not listed counts as plain. */
const FAMILY_OF_TYPE: Readonly<Partial<Record<string, Family>>> = {
  'Wood Grain': 'wood',
  Stone: 'stone',
  Marble: 'stone',
  Concrete: 'stone',
  Textile: 'textile',
  Metallic: 'metal',
};
const FLUTED = 'Fluted Panel';

/** The families in turn. Plain colours have two turns, because they are most of the range. */
const TURNS: readonly Family[] = ['wood', 'stone', 'fluted', 'textile', 'plain', 'metal', 'plain'];

/** CIE L* that divides light decors from dark ones: about half of the catalogue is on each side. */
const LIGHT_FROM = 60;

/** The columns of a product that decide its place. */
type Displayed = Pick<CatalogueProduct, 'category' | 'type' | 'shade' | 'colour_name' | 'code'>;

interface Exhibit<Product> {
  product: Product;
  family: Family;
  isLight: boolean;
  /** Row of its colour among those of the shade: the catalogue lists the most typical ones first. */
  row: number;
}

/** SHOP-80: the default order of the shop. Every colour of a shade comes before a second product of any colour. */
export function shopWindowOrder<Product extends Displayed>(products: readonly Product[]): Product[] {
  return shopWindowRounds(products).flat();
}

/**
 * The same order in rounds of one product of each shade, so that each shows the whole range. Within a round the families
 * take turns, and light alternates with dark. Later rounds lack the shades that have no product left.
 * @param limit number of rounds
 */
export function shopWindowRounds<Product extends Displayed>(
  products: readonly Product[],
  limit = Number.POSITIVE_INFINITY,
): Product[][] {
  const shades = Map.groupBy(products, ({ shade }) => shade);
  const queues = [...shades.values()].map(exhibitsOf);
  const shown = new Map<string, number>();
  const rounds: Product[][] = [];
  while (rounds.length < limit) {
    const open = queues.filter((queue) => queue.length > 0);
    if (open.length === 0) break;
    rounds.push(nextRound(open, shown));
  }
  return rounds;
}

function exhibitsOf<Product extends Displayed>(products: readonly Product[]): Exhibit<Product>[] {
  const names = [...new Set(products.map(({ colour_name }) => colour_name))];
  return products.map((product) => ({
    product,
    family: product.category === FLUTED ? 'fluted' : (FAMILY_OF_TYPE[product.type] ?? 'plain'),
    isLight: labOfHex(product.code)[0] >= LIGHT_FROM,
    row: names.indexOf(product.colour_name),
  }));
}

function nextRound<Product extends Displayed>(
  queues: readonly Exhibit<Product>[][],
  shown: Map<string, number>,
): Product[] {
  const waiting = new Set(
    queues.map((queue) => {
      const fresh = leastShown(queue, shown);
      return { queue, fresh, families: new Set(fresh.map(({ family }) => family)).size };
    }),
  );
  const categories = new Map<string, number>();
  return queues.map((_, slot) => {
    const family = TURNS[slot % TURNS.length];
    const isLight = isLightTurn(slot);
    const candidates = [...waiting].flatMap((shade) =>
      shade.fresh.map((exhibit) => ({
        shade,
        exhibit,
        cost: [
          exhibit.family === family ? 0 : 1,
          exhibit.isLight === isLight ? 0 : 1,
          // Shades that fit few other turns come first, so that the versatile ones are left for those turns.
          shade.families,
          exhibit.row,
          categories.get(exhibit.product.category) ?? 0,
        ],
      })),
    );
    const { shade, exhibit } = candidates.reduce((best, next) =>
      compare(next.cost, best.cost) < 0 ? next : best,
    );
    const { product } = exhibit;
    waiting.delete(shade);
    shade.queue.splice(shade.queue.indexOf(exhibit), 1);
    increment(shown, product.colour_name);
    increment(categories, product.category);
    return product;
  });
}

/** The exhibits whose colours were shown least often. */
function leastShown<Product extends Displayed>(
  queue: readonly Exhibit<Product>[],
  shown: ReadonlyMap<string, number>,
): Exhibit<Product>[] {
  const times = ({ product }: Exhibit<Product>) => shown.get(product.colour_name) ?? 0;
  const least = Math.min(...queue.map(times));
  return queue.filter((exhibit) => times(exhibit) === least);
}

/**
 * The Thue-Morse sequence: light and dark in equal numbers, without the light and dark columns that strict alternation
 * makes in a grid of two or four columns.
 */
function isLightTurn(slot: number): boolean {
  let bits = 0;
  for (let rest = slot; rest > 0; rest >>= 1) bits += rest & 1;
  return bits % 2 === 0;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
