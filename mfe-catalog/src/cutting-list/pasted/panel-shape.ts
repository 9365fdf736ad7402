import { type Unit, unitOf } from '../panels/measures.ts';
import { type Amount, isThicknessMeasure, LEAST_PANEL, LONGEST_GROUPED, type Refusal } from './draft.ts';
import { measuresOf } from './joined-measures.ts';
import { bareChain, bareOf, type Chain, chainsOf, isBare, isWhole, segments } from './line-chains.ts';
import { type Item, inUnit, itemsOf, nameOf } from './line-items.ts';
import { withoutLabels } from './line-variants.ts';
import { withoutMeasures, writersDoubt } from './no-panel.ts';
import { pasteMessages } from './paste-messages.ts';
import { AREA, BOTH_SIDES, counterBefore, LOTS, MONEY, PIECES, SPELLED } from './piece-words.ts';

/** One panel as written in words: its two measures, and every number that may count its pieces. */
export type Shape = {
  name: string;
  length: Amount;
  width: Amount;
  /** `4 nos` */
  counted?: number;
  /** Before the measures: `4 x 600 x 400`, or `4 shutter 600 x 400`. */
  lead?: { number: number; isJoined: boolean };
  /** `2 100 x 580`: the first number is a number of pieces, or part of the length. */
  grouped?: Amount;
  /** `600 x 400 x 4`, without a unit. */
  third?: number;
  /** Numbers after the measures. A marked one, as in `- 4`, is never a thickness. */
  trail: readonly { number: number; isMarked: boolean }[];
  /** `Drawer 2 front` */
  inName?: number;
  /** `two` shutters */
  spelled?: { word: string; number: number };
  /** `1 dozen`, `2 each`: the factor for the number of pieces, if it is known. */
  lots?: { word: string; times: number };
  /** `2+1`, `2-3`: the possible numbers of pieces. */
  either?: { text: string; pieces: readonly number[] };
  /** "Left and right" means two panels, or one that fits both sides. */
  isBothSides: boolean;
  /** There is neither an x between the measures nor a number of pieces after them. */
  isUnsure: boolean;
  /** The line states an area, which may be that of several pieces. */
  hasArea: boolean;
};

const words = pasteMessages.unclear;

export function shapesOf(line: string, unit: Unit | undefined): readonly Shape[] | Refusal {
  const doubt = writersDoubt(line);
  const labelled = withoutLabels(line);
  if (!labelled) return { reason: words.labels };
  const hasArea = line.search(AREA) >= 0;
  const plain = labelled
    .replaceAll(/(?<![a-z])(no|pc|nag)(?:\.|')s(?![a-z])/gi, '$1s')
    .replaceAll(/(?<=\d\s?)(ft|in|ins|inch|mm|cm|cms|mtr|m)\.(?!\d)/gi, '$1 ')
    .replaceAll(AREA, ' ')
    .replaceAll(MONEY, ' ');
  const items = itemsOf(plain);
  const chains = chainsOf(items);
  if (chains.length === 0) {
    const bare = bareChain(items, plain, unit);
    if (!bare)
      return {
        reason:
          /\d\/\d/.test(plain) && items.filter(isBare).length > 1 ? withSlash(line) : withoutMeasures(line),
      };
    chains.push(bare);
  }
  if (doubt) return { reason: doubt };
  const parts = segments(items, chains);
  if (!parts) return { reason: words.twoPanels };
  const isBothSides = BOTH_SIDES.test(plain);
  const shapes: Shape[] = [];
  for (const part of parts) {
    const shape = shapeOf(part.items, part.chain, { isBothSides, hasArea }, unit);
    if ('reason' in shape) return shape;
    shapes.push(shape);
  }
  return shapes;
}

const withSlash = (line: string) => {
  const reason = withoutMeasures(line);
  return reason === pasteMessages.noPanel.noMeasures ? words.slash : reason;
};

function shapeOf(
  items: readonly Item[],
  chain: Chain,
  line: Pick<Shape, 'isBothSides' | 'hasArea'>,
  unit: Unit | undefined,
): Shape | Refusal {
  const measures = measuresOf(
    chain.amounts.map((at) => items[at] as Item),
    unit,
  );
  if ('reason' in measures) return measures;
  const taken = new Set<number>();
  for (let at = chain.from; at <= chain.to; at += 1) taken.add(at);
  let { lead, counted } = measures;
  // `600 x 400 x 2 nos`
  const isThirdCounted = measures.third !== undefined && PIECES.test(items[chain.to + 1]?.text ?? '');
  if (isThirdCounted) {
    counted = measures.third;
    taken.add(chain.to + 1);
  }
  let inName: number | undefined;
  let lots: Shape['lots'];
  let spelled: Shape['spelled'];
  let either: Shape['either'];
  let grouped: Amount | undefined;
  let unitBeside: Unit | undefined;
  const trail: { number: number; isMarked: boolean }[] = [];
  const firstAt = items.findIndex((item) => item.kind === 'amount' || item.kind === 'word');
  const beside = items[chain.from - 1];
  if (/^[+/±]$/.test(beside?.text ?? '') && items[chain.from - 2]?.amount)
    return { reason: words.number((items[chain.from - 2] as Item).text) };
  for (const [at, item] of items.entries()) {
    if (taken.has(at)) continue;
    const before = items[at - 1];
    const next = items[at + 1];
    const nextWord = next?.text === '.' ? items[at + 2] : next;
    if (item.kind === 'word') {
      const key = item.text.toLowerCase();
      const stated = /^(?:in|m)$/.test(key) ? undefined : unitOf(key);
      if (stated) unitBeside = stated;
      if (Object.hasOwn(LOTS, key) && !/^sides?$/i.test(next?.text ?? ''))
        lots = { word: item.text, times: LOTS[key] ?? 0 };
      if (Object.hasOwn(SPELLED, key)) spelled = { word: item.text, number: SPELLED[key] ?? 1 };
      continue;
    }
    if (item.kind === 'times' && item.text !== '*' && !next?.amount) return { reason: words.twoNumbers };
    const { amount } = item;
    // A number without a value, such as `000`, belongs to something that was not understood.
    if (!amount && /\d/.test(item.text)) return { reason: words.number(item.text) };
    if (!amount) continue;
    const thin = item.isMixed ? inUnit(amount, 'in') : amount;
    if (thin.bare === undefined && !(nextWord?.kind === 'word' && PIECES.test(nextWord.text))) {
      if (thin.measure !== undefined && isThicknessMeasure(thin.measure)) taken.add(at);
      else return { reason: words.number(item.text) };
      continue;
    }
    const number = amount.bare;
    if (number === undefined) return { reason: words.number(item.text) };
    // `2+1`, `2-3`
    const other = /^[+/&-]$/.test(next?.text ?? '') ? items[at + 2] : undefined;
    if (other && isBare(other) && at + 2 !== chain.from && !taken.has(at + 2)) {
      const [one = 0, more = 0] = [bareOf(item), bareOf(other)];
      const text = `${item.text}${next?.text}${other.text}`;
      if (at < chain.to || next?.text === '/' || ![one, more].every(Number.isInteger))
        return { reason: pasteMessages.pieces.lots(text) };
      either = { text, pieces: next?.text === '-' ? [one, more] : [one + more, one] };
      taken
        .add(at)
        .add(at + 1)
        .add(at + 2);
      continue;
    }
    if (/^[%°$€₹]$/.test(next?.text ?? '')) return { reason: words.number(`${item.text}${next?.text}`) };
    const isCounted = nextWord?.kind === 'word' && PIECES.test(nextWord.text);
    const countsBefore = counterBefore(items, at);
    if (isCounted || countsBefore !== undefined || (next?.text === '@' && at < chain.from)) {
      if (!isWhole(number) || number === 0) return { reason: pasteMessages.pieces.not(item.text) };
      if (counted !== undefined && counted !== number)
        return { reason: pasteMessages.pieces.several([String(counted), item.text]) };
      counted = number;
      taken.add(at);
      if (isCounted) taken.add(items.indexOf(nextWord));
      if (countsBefore !== undefined) taken.add(countsBefore);
      continue;
    }
    if (at > chain.to) {
      if (before?.kind === 'word' && !/^(?:mm|x)$/i.test(before.text)) {
        if (inName !== undefined || !isWhole(number)) return { reason: words.number(item.text) };
        inName = number;
        continue;
      }
      if (next?.kind === 'word' && next.isGlued) return { reason: words.number(`${item.text}${next.text}`) };
      if (before?.text === '/') return { reason: words.slash };
      if (before?.text === '@') return { reason: pasteMessages.noPanel.price };
      if (!isWhole(number) || number === 0) return { reason: pasteMessages.pieces.not(item.text) };
      const isMarked = before !== undefined && /^[-=(:×x[]$/i.test(before.text);
      trail.push({ number, isMarked });
      taken.add(at);
      continue;
    }
    // `2 100 x 580` may be 2100, as in French.
    const isGroup =
      at === chain.from - 1 && !item.isGlued && number < 10 && /^\d{3}$/.test(items[chain.from]?.text ?? '');
    if (isGroup) {
      const text = `${item.text} ${items[chain.from]?.text ?? ''}`;
      grouped = { text, bare: Number(text.replace(' ', '')) };
      taken.add(at);
    }
    // `1)`, `1.`, `#1`
    const isMarker =
      at === firstAt && (/^[).]$/.test(next?.text ?? '') || before?.text === '#') && before?.text !== '(';
    if (isMarker) taken.add(at);
    else if (at === firstAt && !lead) {
      if (!isWhole(number) || number === 0) return { reason: words.number(item.text) };
      lead = { number, isJoined: false };
      taken.add(at);
    } else {
      if (/^[-±]$/.test(next?.text ?? '') && next?.isGlued && number >= LEAST_PANEL)
        return { reason: words.number(item.text) };
      if (!isWhole(number)) return { reason: words.number(item.text) };
      inName = number;
    }
  }
  if (grouped && (counted !== undefined || trail.length > 0)) return { reason: words.number(grouped.text) };
  const strays = items.some(
    ({ kind, text }, at) =>
      kind === 'word' && !taken.has(at) && PIECES.test(text) && !/^(?:no|off|ea)$/i.test(text),
  );
  if (strays && !either && !spelled && counted === undefined && trail.length === 0)
    return { reason: pasteMessages.pieces.missing };
  return {
    name: nameOf(items, taken, chain),
    length: inUnit(measures.length, unitBeside),
    width: inUnit(measures.width, unitBeside),
    trail,
    ...line,
    ...(counted !== undefined && { counted }),
    ...(lead && { lead }),
    ...(grouped?.bare && grouped.bare <= LONGEST_GROUPED && { grouped }),
    ...(measures.third !== undefined && !isThirdCounted && { third: measures.third }),
    ...(inName !== undefined && { inName }),
    ...(lots && { lots }),
    ...(spelled && { spelled }),
    ...(either && { either }),
    isUnsure: chain.isUnsure === true,
  };
}
