import { absoluteAddress } from './absolute-address.ts';
import { inlineJson } from './data-block.ts';
import type { JsonLd } from './page-answer.ts';

/** What schema.org calls the properties that hold addresses. */
const ADDRESSES = new Set(['url', 'image', 'item', 'urlTemplate']);

/** What a page says to search engines. `publicUrl` makes paths absolute. */
export function jsonLdElements(things: readonly JsonLd[], publicUrl: string): string[] {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole).filter((address) => address !== undefined);
    return typeof value === 'string' ? absoluteAddress(value, publicUrl) : value;
  };
  const withAddresses = (property: string, value: unknown) =>
    ADDRESSES.has(property) ? whole(value) : value;
  return things.map((thing) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }, withAddresses);
    return `<script type="application/ld+json">${inlineJson(json)}</script>`;
  });
}
