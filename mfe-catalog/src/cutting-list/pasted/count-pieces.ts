import { isClearThickness, isThickness, type LineReading } from './draft.ts';
import type { Shape } from './panel-shape.ts';
import { pasteMessages } from './paste-messages.ts';

const words = pasteMessages.pieces;

/** What the lines of a list have in common, because a list is usually written in one style. */
export type Habits = {
  /** Whether an unambiguous line gives its pieces as the third number joined with x, as the first number, or as the last. */
  third: boolean;
  lead: boolean;
  trail: boolean;
  /** The last number is the same in every line. */
  sameTrail: boolean;
  /** All lines begin with a number, and it grows from line to line. */
  mayNumber: boolean;
  /** There are several lines, and they are numbered. */
  isNumbered: boolean;
};

export function habitsOf(shapes: readonly Shape[]): Habits {
  const leads = shapes.flatMap(({ lead }) => (lead && !lead.isJoined ? [lead.number] : []));
  const isGrowing = leads.every((number, at) => at === 0 || number > (leads[at - 1] ?? 0));
  const bare = shapes.flatMap(({ trail, counted }) =>
    counted === undefined && trail.length === 1
      ? trail.flatMap(({ number, isMarked }) => (isMarked ? [] : [number]))
      : [],
  );
  const mayNumber = leads.length === shapes.length && isGrowing;
  return {
    third: shapes.some(
      (shape) => shape.third !== undefined && !others(shape).length && isCountOnly(shape.third),
    ),
    lead: shapes.some(
      ({ lead, grouped }) => lead && isCountOnly(lead.number) && (lead.isJoined || !(mayNumber || grouped)),
    ),
    trail: bare.some((number) => !isBoard(number)) || (bare.length > 1 && new Set(bare).size > 1),
    sameTrail: bare.length > 1 && new Set(bare).size === 1,
    mayNumber,
    isNumbered: mayNumber && leads.length > 1,
  };
}

/** Whether a number cannot be the thickness of a board. */
const isCountOnly = (number: number) => number <= 2 || !isThickness(number);

const others = ({ counted, trail, lead }: Shape): number[] => [
  ...(counted === undefined ? [] : [counted]),
  ...trail.map(({ number }) => number),
  ...(lead ? [lead.number] : []),
];

/** Whether a number may be the thickness of a board, although it usually counts pieces. */
const isBoard = (number: number) => isThickness(number) && number > 5;

/** The most pieces without a word such as `nos`. A larger number is more likely a measure. */
const MOST_BARE = 99;

/** Reads the number of pieces. Asks if two numbers may count them, or if the one number may mean something else. */
export function withPieces(shape: Shape, habits: Habits): LineReading {
  const { name, length, width, counted, lead, third, trail, inName, spelled, lots, isBothSides, hasArea } =
    shape;
  const of = (pieces: number) => ({ name, length, width, pieces: String(pieces) });
  const take = (pieces: number): LineReading => ({ drafts: [of(pieces)] });
  const ask = (reason: string, ...pieces: number[]): LineReading =>
    new Set(pieces).size === 1 && pieces[0] !== undefined
      ? take(pieces[0])
      : { reason, answers: [...new Set(pieces)].map(of) };

  if (shape.either) return ask(words.lots(shape.either.text), ...shape.either.pieces);
  if (shape.isUnsure) return { reason: pasteMessages.unclear.twoNumbers, answers: [of(1)] };
  const last = trail.at(-1);
  if (trail.length > 2) return { reason: words.several(trail.map(({ number }) => String(number))) };
  let behind = last?.number;
  if (trail.length === 2) {
    const chosen = countBesideThickness(trail.map(({ number }) => number));
    if (chosen === undefined) {
      const numbers = trail.map(({ number }) => number);
      return ask(words.several(numbers.map(String)), ...numbers);
    }
    behind = chosen;
  }
  if (behind !== undefined && behind > MOST_BARE) return { reason: pasteMessages.unclear.threeMeasures };
  const clear = counted ?? behind;
  if (counted !== undefined && behind !== undefined && counted !== behind)
    return ask(words.several([String(counted), String(behind)]), counted, behind);
  if (lots) {
    const number = clear ?? lead?.number ?? 1;
    return lots.times === 0
      ? { reason: words.lots(`${number} ${lots.word}`) }
      : ask(words.lots(`${number} ${lots.word}`), number * lots.times, number);
  }
  if (clear !== undefined) {
    if (lead) {
      const isThick = lead.isJoined && (isClearThickness(lead.number) || lead.number === 12);
      const isNumbered = !lead.isJoined && (habits.isNumbered || lead.number === 1);
      if (!isThick && !isNumbered && lead.number !== clear)
        return ask(words.several([String(lead.number), String(clear)]), lead.number, clear);
    }
    if (third !== undefined && !isThickness(third))
      return ask(words.several([String(third), String(clear)]), third, clear);
    if (trail.length === 1 && counted === undefined && third === undefined && last && !last.isMarked)
      if (!habits.trail && (isClearThickness(last.number) || last.number === 12 || habits.sameTrail))
        return ask(words.thickness(String(last.number)), last.number, 1);
    if (isBothSides && clear === 1) return ask(words.number('1'), 2, 1);
    return take(clear);
  }
  if (third !== undefined) {
    if (lead && isThickness(third)) return countLead(lead);
    if (lead) return ask(words.several([String(lead.number), String(third)]), lead.number, third);
    if (isCountOnly(third) || habits.third) return take(third);
    if (isClearThickness(third)) return take(1);
    return ask(words.thickness(String(third)), third, 1);
  }
  const before = lead?.number ?? inName;
  if (before !== undefined && shape.grouped && !(lead && habits.lead))
    return {
      reason: pasteMessages.unclear.number(shape.grouped.text),
      answers: [of(before), { ...of(1), length: shape.grouped }],
    };
  if (lead) return countLead(lead);
  if (inName !== undefined)
    return inName > MOST_BARE
      ? { reason: pasteMessages.unclear.number(String(inName)) }
      : ask(words.number(String(inName)), inName, 1);
  if (spelled) return ask(words.number(spelled.word), spelled.number, 1);
  if (isBothSides) return ask(words.missing, 2, 1);
  if (hasArea) return { reason: words.missing };
  return take(1);

  function countLead({ number, isJoined }: NonNullable<Shape['lead']>): LineReading {
    if (isJoined) {
      const isSmall = number <= 5 || (isCountOnly(number) && number <= 12);
      return isSmall || habits.lead ? take(number) : ask(words.thickness(String(number)), number, 1);
    }
    if (isClearThickness(number)) return ask(words.thickness(String(number)), number, 1);
    return habits.mayNumber ? ask(words.line(String(number)), number, 1) : take(number);
  }
}

/** Of two numbers, the one that counts pieces, if the other can only be a thickness. */
function countBesideThickness(numbers: readonly number[]): number | undefined {
  const [one = 0, other = 0] = numbers;
  if (one === other) return one;
  if (isClearThickness(one) !== isClearThickness(other)) return isClearThickness(one) ? other : one;
  if (isBoard(one) !== isBoard(other)) {
    const [board, count] = isBoard(one) ? [one, other] : [other, one];
    // A small number may be a thickness as well.
    return board >= 12 && count <= 5 ? count : undefined;
  }
  return undefined;
}
