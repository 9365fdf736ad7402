import { describe, expect, it } from 'vitest';
import { validationErrorsAfter } from './testing/edited-tables.ts';

const HIMADRI = 'Himadri White\t#fbfcfa\tWhite\tSolid\tKitchen; ';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'an unknown shade',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('\tWhite\t', '\tWhit\t'),
      'colours.tsv, line 2, column shade: "Whit" is not in shades.tsv.',
    ],
    [
      'an unknown type',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('Solid', 'Plain'),
      'colours.tsv, line 2, column type: "Plain" is not in types.tsv.',
    ],
    [
      'an unknown application',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('Kitchen', 'Kitchn'),
      'colours.tsv, line 2, column applications: "Kitchn" is not in applications.tsv.',
    ],
    [
      'a colour code of five digits',
      'colours.tsv',
      '#fbfcfa',
      '#fbfcf',
      'colours.tsv, line 2, column code: "#fbfcf" is not a colour code, such as #9c6b3d.',
    ],
    [
      'an unknown matching colour',
      'colours.tsv',
      'Jharia Charcoal; Malabar Teak',
      'Jharia Coal; Malabar Teak',
      'colours.tsv, line 2, column goes_with: "Jharia Coal" is not in colours.tsv.',
    ],
    [
      'a colour name with a digit',
      'colours.tsv',
      'Kaveri Foam\t',
      'Kaveri Foam 2\t',
      'colours.tsv, line 4, column colour_name: "Kaveri Foam 2" may contain only letters, spaces and hyphens.',
    ],
    [
      'a colour without a description',
      'colours.tsv',
      'The brightest white we make, with no yellow in it at all. It doubles the light of a north-facing kitchen and makes every wood beside it look richer.',
      '-',
      'colours.tsv, line 2, column description: is empty.',
    ],
    [
      'a colour that occurs twice',
      'colours.tsv',
      'Jasmine Petal\t',
      'himadri white\t',
      'colours.tsv, line 3, column colour_name: "himadri white" is already in this table.',
    ],
    [
      'a colour without an application',
      'colours.tsv',
      'Kitchen; Wardrobe; TV Unit; Wall Panel; Bathroom Vanity; Office; Kids Room',
      '-',
      'colours.tsv, line 2, column applications: a colour needs at least one application.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});
