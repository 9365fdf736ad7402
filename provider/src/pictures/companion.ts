import { type Colour, readColours } from '../catalogue/colours.ts';
import { CATALOGUE_TABLES } from '../catalogue/table/catalogue-file.ts';
import { ValidationErrors } from '../catalogue/table/validation-errors.ts';
import { readVocabulary } from '../catalogue/vocabulary.ts';
import type { Decor } from './decor.ts';

/** One colour, so that two figures never fight in a room. */
const PLAIN: ReadonlySet<string> = new Set(['Solid', 'Pastel']);

let colours: ReadonlyMap<string, Colour> | undefined;

/**
 * The decor of a room's second surface: what the catalogue says goes with a colour, a plain one beside a figure and a
 * figure beside a plain one where there is the choice. A colour that the tables do not know stays by itself.
 */
export function companionOf(decor: Decor): Decor {
  colours ??= coloursByName();
  const choice = colours.get(decor.colour_name)?.goesWith.flatMap((name) => colours?.get(name) ?? []) ?? [];
  const isPlain = PLAIN.has(decor.type);
  const beside = choice.find(({ type }) => PLAIN.has(type) !== isPlain) ?? choice[0];
  return beside ? { ...decor, type: beside.type, colour_name: beside.name, code: beside.code } : decor;
}

/** What is wrong with the tables is said when the catalogue is loaded. */
function coloursByName(): Map<string, Colour> {
  const unheard = new ValidationErrors();
  const list = readColours(CATALOGUE_TABLES, readVocabulary(CATALOGUE_TABLES, unheard), unheard);
  return new Map(list.map((colour) => [colour.name, colour]));
}
