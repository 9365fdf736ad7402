import { validationErrorsAfter } from 'catalogue/testing/edited-tables';
import { describe, expect, it } from 'vitest';
import { loadDecors } from './decor-of.ts';

describe('loadDecors rejects', () => {
  it.each([
    [
      'an unknown figure',
      'decors.tsv',
      'Malabar Teak\tteak',
      'Malabar Teak\tteek',
      expect.stringMatching(/^decors\.tsv, line 37, column figure: "teek" is not one of teak, acacia, /),
    ],
    [
      'a figure of another type',
      'decors.tsv',
      'Makrana Veil\tmakrana',
      'Makrana Veil\toak',
      expect.stringMatching(/^decors\.tsv, line 5, column figure: "oak" is not one of makrana, /),
    ],
    [
      'a timber without a cut',
      'decors.tsv',
      'Malabar Teak\tteak\tcrown',
      'Malabar Teak\tteak\t-',
      'decors.tsv, line 37, column cut: is empty.',
    ],
    [
      'a stone with a cut',
      'decors.tsv',
      'Rann Salt\tsalt\t-',
      'Rann Salt\tsalt\tcrown',
      'decors.tsv, line 6, column cut: is for timbers only.',
    ],
    [
      'an accent that is not a colour',
      'decors.tsv',
      '#85868b; #b5aa98',
      '#85868b; taupe',
      'decors.tsv, line 5, column accents: "taupe" is not a colour code, such as #9c6b3d.',
    ],
    [
      'a scale of 0',
      'decors.tsv',
      'Satpura Oak\toak\tcrown\t-\t-',
      'Satpura Oak\toak\tcrown\t-\t0',
      'decors.tsv, line 29, column scale: "0" is not a number from 0.2 to 5.',
    ],
    [
      'a colour without a drawing',
      'decors.tsv',
      'Himadri White\tsolid\t-\t-\t-\t-\t-\n',
      '',
      'decors.tsv, line 182: there is no row for Himadri White.',
    ],
    [
      'a drawing of an unknown colour',
      'decors.tsv',
      'Himadri White\tsolid',
      'Himadri Blanc\tsolid',
      'decors.tsv, line 2, column colour_name: "Himadri Blanc" is not in colours.tsv.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to, loadDecors)).toEqual(
      expect.arrayContaining([validationError]),
    );
  });
});
