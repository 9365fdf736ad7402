import { PRODUCT_CLASSES } from 'shared-contracts/product';
import type { ProductType, Shade } from './catalogue.ts';
import { rejectUnsafeSegment } from './table/path-segment.ts';
import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** The words that all other tables refer to. */
export interface Vocabulary {
  shades: Shade[];
  types: ProductType[];
  applications: string[];
}

export function readVocabulary(folder: string, problems: ValidationErrors): Vocabulary {
  return {
    shades: readShades(folder, problems),
    types: readTypes(folder, problems),
    applications: readApplications(folder, problems),
  };
}

function readShades(folder: string, problems: ValidationErrors): Shade[] {
  const taken = new Set<string>();
  return readTable(folder, 'shades.tsv', ['name', 'code'], problems).map((row) => {
    rejectUnsafeSegment(row, 'name');
    return { name: row.unique('name', taken), code: row.hex('code') };
  });
}

function readTypes(folder: string, problems: ValidationErrors): ProductType[] {
  const taken = new Set<string>();
  return readTable(folder, 'types.tsv', ['name', 'classes'], problems).flatMap((row) => {
    rejectUnsafeSegment(row, 'name');
    const name = row.unique('name', taken);
    const classes = row.knownList('classes', new Set(PRODUCT_CLASSES), 'the classes Sheet and Board');
    return PRODUCT_CLASSES.filter((each) => classes.includes(each)).map((each) => ({ name, class: each }));
  });
}

function readApplications(folder: string, problems: ValidationErrors): string[] {
  const taken = new Set<string>();
  return readTable(folder, 'applications.tsv', ['name'], problems).map((row) => row.unique('name', taken));
}
