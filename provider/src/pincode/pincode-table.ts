import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** District and state of a pincode, as shown to customers. */
export interface PostalPlace {
  district: string;
  state: string;
}

export const PINCODE_FILE = join(import.meta.dirname, '../../pincodes/pincodes.tsv');

let table: ReadonlyMap<string, PostalPlace> | undefined;

/** The place of a pincode. The table is read at the first call, because a provider rarely needs it right after the start. */
export function placeOf(pincode: string): PostalPlace | undefined {
  table ??= readPincodeTable(readFileSync(PINCODE_FILE, 'utf8'));
  return table.get(pincode);
}

/** Reads lines of state, district and pincodes: `Karnataka⇥Mysuru⇥570001 570002 …`. */
export function readPincodeTable(text: string): Map<string, PostalPlace> {
  const places = new Map<string, PostalPlace>();
  for (const line of text.trimEnd().split('\n')) {
    const [state = '', district = '', pincodes = ''] = line.split('\t');
    const place = { district, state };
    for (const pincode of pincodes.split(' ')) places.set(pincode, place);
  }
  return places;
}
