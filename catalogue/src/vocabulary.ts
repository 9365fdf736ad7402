import { PRODUCT_CLASSES } from 'shared-contracts/product';
import type { ProductType, Shade } from './catalogue.ts';
import { rejectUnsafeSegment } from './table/path-segment.ts';
import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';

/** The names that the other tables refer to. */
export interface Vocabulary {
  shades: Shade[];
  types: ProductType[];
  applications: string[];
}

export function readVocabulary(folder: string, errors: ValidationErrors): Vocabulary {
  return {
    shades: readShades(folder, errors),
    types: readTypes(folder, errors),
    applications: readApplications(folder, errors),
  };
}

function readShades(folder: string, errors: ValidationErrors): Shade[] {
  const taken = new Set<string>();
  return readTable(folder, 'shades.tsv', ['name', 'code'], errors).map((row) => {
    rejectUnsafeSegment(row, 'name');
    return { name: row.unique('name', taken), code: row.hex('code') };
  });
}

function readTypes(folder: string, errors: ValidationErrors): ProductType[] {
  const taken = new Set<string>();
  return readTable(folder, 'types.tsv', ['name', 'classes'], errors).flatMap((row) => {
    rejectUnsafeSegment(row, 'name');
    const name = row.unique('name', taken);
    const classes = row.knownList('classes', new Set(PRODUCT_CLASSES), 'the classes Sheet and Board');
    return PRODUCT_CLASSES.filter((each) => classes.includes(each)).map((each) => ({ name, class: each }));
  });
}

function readApplications(folder: string, errors: ValidationErrors): string[] {
  const taken = new Set<string>();
  return readTable(folder, 'applications.tsv', ['name'], errors).map((row) => row.unique('name', taken));
}
