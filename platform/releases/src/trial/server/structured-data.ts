import { jsonOf } from '../../registry/store/read-json.ts';

const SCRIPT = '<script type="application/ld+json"';
const PRICES: ReadonlySet<string> = new Set(['price', 'lowPrice', 'highPrice']);

/** A document's structured data for search engines. */
export interface StructuredData {
  /** `Product`, `Offer`. */
  kinds: ReadonlySet<string>;
  /** The amounts of its prices, as they are written. */
  prices: readonly string[];
}

/** A text that cannot be parsed has no data. */
export function structuredDataOf(html: string): StructuredData {
  const [, ...scripts] = html.split(SCRIPT);
  const fields = scripts.flatMap((text) => {
    const [begin, end] = [text.indexOf('>') + 1, text.indexOf('</script')];
    return fieldsOf(jsonOf(text.slice(begin, end)));
  });
  const texts = (isWanted: (name: string) => boolean) =>
    fields.flatMap(([name, value]) => (isWanted(name) && typeof value !== 'object' ? [String(value)] : []));
  return {
    kinds: new Set(texts((name) => name === '@type')),
    prices: texts((name) => PRICES.has(name)),
  };
}

/** The properties of an object and of all objects in it. */
function fieldsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[name, part], ...fieldsOf(part)]);
}
