import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueError } from 'catalogue/table/validation-errors';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadDrawings } from './read-drawings.ts';

const TABLE = 'decors.tsv';

function errorsAfter(from: string, to: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'decors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(join(import.meta.dirname, '..', TABLE), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, TABLE), text.replace(from, to));
  try {
    loadDrawings(folder);
  } catch (error) {
    if (error instanceof CatalogueError) return error.validationErrors;
    throw error;
  }
  return [];
}

describe('loadDrawings rejects', () => {
  it.each([
    [
      'an unknown figure',
      'Malabar Teak\tteak',
      'Malabar Teak\tteek',
      expect.stringMatching(/^decors\.tsv, line 37, column figure: "teek" is not one of teak, acacia, /),
    ],
    [
      'a figure of another type',
      'Makrana Veil\tmakrana',
      'Makrana Veil\toak',
      expect.stringMatching(/^decors\.tsv, line 5, column figure: "oak" is not one of makrana, /),
    ],
    [
      'a timber without a cut',
      'Malabar Teak\tteak\tcrown',
      'Malabar Teak\tteak\t-',
      'decors.tsv, line 37, column cut: is empty.',
    ],
    [
      'a stone with a cut',
      'Rann Salt\tsalt\t-',
      'Rann Salt\tsalt\tcrown',
      'decors.tsv, line 6, column cut: is for timbers only.',
    ],
    [
      'an accent that is not a colour',
      '#85868b; #b5aa98',
      '#85868b; taupe',
      'decors.tsv, line 5, column accents: "taupe" is not a colour code, such as #9c6b3d.',
    ],
    [
      'a scale of 0',
      'Satpura Oak\toak\tcrown\t-\t-',
      'Satpura Oak\toak\tcrown\t-\t0',
      'decors.tsv, line 29, column scale: "0" is not a number from 0.2 to 5.',
    ],
    [
      'a colour without a drawing',
      'Himadri White\tsolid\t-\t-\t-\t-\t-\n',
      '',
      'decors.tsv, line 182: there is no row for Himadri White.',
    ],
    [
      'a drawing of an unknown colour',
      'Himadri White\tsolid',
      'Himadri Blanc\tsolid',
      'decors.tsv, line 2, column colour_name: "Himadri Blanc" is not in colours.tsv.',
    ],
  ])('%s', (_title, from, to, validationError) => {
    expect(errorsAfter(from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});
