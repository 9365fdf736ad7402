import { parse } from 'csv-parse/sync';
import { StartupError } from 'parts/startup-error';
import type { PostalPlace } from 'provider/pincode/pincode-table';
import * as z from 'zod/mini';
import { currentPlace } from './place-names.ts';

/** The directory's columns without regard to letter case; older directories write `Districtname`. */
const PostOffice = z.object({ pincode: z.string(), district: z.string(), statename: z.string() });

const PINCODE = /^[1-9]\d{5}$/;

/**
 * The place of each pincode in a directory of post offices (CSV). A pincode whose offices lie in several districts gets the
 * district of most of them.
 * @throws {StartupError} when a column is missing, or no row has a pincode.
 */
export function readPostOffices(csv: string): Map<string, PostalPlace> {
  const offices = new Map<string, PostalPlace[]>();
  for (const row of parseRows(csv)) {
    const { success, data } = z.safeParse(PostOffice, row);
    if (!success) throw new StartupError('The file needs the columns pincode, district and statename.');
    const pincode = data.pincode.trim();
    if (!PINCODE.test(pincode) || !data.district.trim() || !data.statename.trim()) continue;
    const place = currentPlace(pincode, { district: data.district, state: data.statename });
    offices.set(pincode, [...(offices.get(pincode) ?? []), place]);
  }
  if (offices.size === 0) throw new StartupError('The file has no pincode.');
  return new Map([...offices].map(([pincode, places]) => [pincode, mostFrequent(places)]));
}

function parseRows(csv: string): unknown[] {
  try {
    return parse(csv, {
      bom: true,
      skip_empty_lines: true,
      columns: (names: string[]) =>
        names.map((name) =>
          name
            .trim()
            .toLowerCase()
            .replace(/^districtname$/, 'district'),
        ),
    });
  } catch (error) {
    throw new StartupError(`The file is not valid CSV: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The most frequent place; of several, the first. */
function mostFrequent(places: readonly PostalPlace[]): PostalPlace {
  const groups = Map.groupBy(places, ({ state, district }) => `${state}/${district}`);
  const [largest] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return largest?.[0] ?? { district: '', state: '' };
}
