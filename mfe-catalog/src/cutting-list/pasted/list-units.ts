import type { ListRow } from '../panels/list-in-address.ts';
import { inMillimetres, type Measure, type Unit } from '../panels/measures.ts';
import { type Amount, type Draft, LEAST_PANEL, MOST_PANEL } from './draft.ts';
import { inUnit } from './line-items.ts';
import { pasteMessages } from './paste-messages.ts';

/** An answer to a question about a line: the row that it adds. */
export type Answer = { label: string; row: ListRow; unit?: Unit };

/** What the lines of a list show about the unit of bare numbers. */
export type ListUnits = {
  /** Units other than millimetres that are written in the list. */
  stated: readonly Unit[];
  /** The largest number without a unit. */
  largest: number;
  hasSmall: boolean;
};

const words = pasteMessages.unclear;

/** If both bare numbers are below this, they are more likely inches or centimetres. */
const SMALL = 125;
/** The longest panel in each unit: a list with a larger number is not in that unit. */
const MOST_CM = 305;
const MOST_IN = 122;
const MOST_FT = 12;
const MOST_M = 4;
/** In a list with a small panel, panels up to this number are also asked about. */
const NEAR_SMALL = 400;

export function unitsOf(drafts: readonly Draft[], earlier: readonly Unit[]): ListUnits {
  const amounts = drafts.flatMap(({ length, width }) => [length, width]);
  const stated = amounts.flatMap(({ bare, unit, measure, text }) =>
    bare !== undefined || measure === undefined || unit === 'mm' || /mm/i.test(text) ? [] : [unit ?? 'in'],
  );
  const bare = drafts.flatMap(({ length, width }) =>
    length.bare !== undefined && width.bare !== undefined ? [Math.max(length.bare, width.bare)] : [],
  );
  return {
    stated: [...new Set([...earlier, ...stated])].filter((unit) => unit !== 'mm'),
    largest: Math.max(0, ...bare),
    hasSmall: bare.some((number) => number < SMALL),
  };
}

/** The possible rows of a panel: one, several to ask about, or none, with the reason. */
export function rowsOf(
  draft: Draft,
  units: ListUnits,
): { answers: Answer[]; reason: string; isSure: boolean } {
  const { length, width } = draft;
  const texts = `${length.text} × ${width.text}`;
  const readings = readingsOf(length, width, units);
  const fitting = readings.filter(({ pair }) => pair.every((measure) => fits(measure)));
  const [first] = readings;
  if (fitting.length === 0) {
    const wrong = first?.pair.find((measure) => !fits(measure)) ?? 0;
    const text = `${inMillimetres(wrong)} mm`;
    return {
      answers: [],
      isSure: false,
      reason: wrong < LEAST_PANEL * 10 ? words.tooSmall(text) : words.tooLarge(text),
    };
  }
  const isFeet = readings.some(({ isFeetAndInches }) => isFeetAndInches);
  return {
    answers: fitting.map(({ pair, unit }) => answerOf(draft, pair, fitting.length > 1 ? unit : undefined)),
    isSure: fitting.length === 1 && !fitting[0]?.isGuess,
    reason: isFeet ? words.feet(texts) : words.noUnit(texts),
  };
}

function answerOf(
  { name, pieces }: Draft,
  [length, width]: readonly [Measure, Measure],
  unit?: Unit,
): Answer {
  const row = { name, length: inMillimetres(length), width: inMillimetres(width), pieces };
  return { label: pasteMessages.answer(pieces, row.length, row.width, unit), row, ...(unit && { unit }) };
}

type Reading = {
  pair: readonly [Measure, Measure];
  unit?: Unit;
  isFeetAndInches?: boolean;
  isGuess?: boolean;
};

function readingsOf(length: Amount, width: Amount, units: ListUnits): Reading[] {
  if (length.measure !== undefined && width.measure !== undefined) {
    const pair = [length.measure, width.measure] as const;
    if (length.feetAndInches === undefined && width.feetAndInches === undefined) return [{ pair }];
    const inches = [length.feetAndInches ?? pair[0], width.feetAndInches ?? pair[1]] as const;
    return [{ pair }, { pair: inches, isFeetAndInches: true }];
  }
  const inOne = (unit: Unit): Reading => ({
    pair: [inUnit(length, unit).measure ?? 0, inUnit(width, unit).measure ?? 0],
    unit,
  });
  if (length.bare === undefined || width.bare === undefined) {
    const given = length.bare === undefined ? length : width;
    const unit = given.unit ?? (/['ft]/.test(given.text) ? 'ft' : 'in');
    const others: readonly Unit[] = unit === 'ft' ? ['ft', 'in', 'mm'] : [unit, 'mm'];
    const fitting = [...new Set(others)].map(inOne).filter(({ pair }) => pair.every(fits));
    return fitting.length > 0 ? fitting : [inOne(unit)];
  }
  const largest = Math.max(length.bare, width.bare);
  const fewest = Math.min(length.bare, width.bare);
  const isSmall = largest < SMALL;
  const isListSmall = units.largest <= MOST_CM;
  const may: readonly [Unit, boolean][] = [
    ['ft', largest <= MOST_FT && (isSmall || units.stated.includes('ft'))],
    ['in', largest <= MOST_IN && (isSmall || isListSmall || units.stated.includes('in'))],
    [
      'cm',
      largest <= NEAR_SMALL && (isSmall || isListSmall || units.hasSmall || units.stated.includes('cm')),
    ],
    ['m', largest <= MOST_M],
    ['mm', fewest >= LEAST_PANEL],
  ];
  const readings = may.flatMap(([unit, isPossible]) =>
    isPossible ? [{ ...inOne(unit), isGuess: unit !== 'mm' }] : [],
  );
  return readings.length > 0 ? readings : [inOne('mm')];
}

const fits = (measure: Measure) => measure >= LEAST_PANEL * 10 && measure <= MOST_PANEL * 10;
