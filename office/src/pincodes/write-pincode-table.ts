import type { PostalPlace } from 'provider/pincode/pincode-table';

/** The text that `readPincodeTable` reads, sorted, so that an import changes few lines. */
export function writePincodeTable(places: ReadonlyMap<string, PostalPlace>): string {
  const lines = Map.groupBy([...places], ([, { state, district }]) => `${state}\t${district}`);
  return [...lines]
    .map(
      ([place, entries]) =>
        `${place}\t${entries
          .map(([pincode]) => pincode)
          .toSorted()
          .join(' ')}\n`,
    )
    .toSorted()
    .join('');
}
