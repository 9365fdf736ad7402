import type { Unit } from '../panels/measures.ts';
import { type Amount, isThickness, isThicknessMeasure, LEAST_PANEL, type Refusal } from './draft.ts';
import { isWhole } from './line-chains.ts';
import { type Item, inUnit } from './line-items.ts';
import { pasteMessages } from './paste-messages.ts';

const words = pasteMessages.unclear;

type Pair = { length: Amount; width: Amount };

type Measures = Pair & { lead?: { number: number; isJoined: boolean }; third?: number; counted?: number };

/** Picks the measures among the numbers that are joined with x. */
export function measuresOf(chain: readonly Item[], ofList: Unit | undefined): Measures | Refusal {
  const last = [...chain].reverse().find(({ amount }) => amount?.unit);
  const heldAt = last ? chain.lastIndexOf(last) : -1;
  const held = heldAt > 0 ? last?.amount?.unit : undefined;
  const amounts = chain.map(({ amount, isMixed }, at) =>
    inUnit(amount as Amount, isMixed && at > 1 ? 'in' : undefined),
  );
  const thicknessAt = amounts.length - 1;
  // A unit after the last measure also holds for the measures before it. That of a thickness in mm does not hold for feet or inches.
  const unit =
    held === 'mm' && chain.at(-1) === last && amounts.length > 2 && amounts.slice(0, 2).some(isSmall)
      ? undefined
      : held;
  const pairOf = (from: number): Pair | undefined => {
    const [length, width] = amounts
      .slice(from, from + 2)
      .map((amount, at) => (from + at < heldAt ? inUnit(amount, unit) : amount));
    if (!length || !width) return undefined;
    // `23 1/2 x 16` has no unit, and means inches throughout.
    const other = chain.slice(from, from + 2).some(({ isMixed }) => isMixed) ? 'in' : ofList;
    return { length: inUnit(length, other), width: inUnit(width, other) };
  };
  const [first] = amounts;
  const leadNumber = first?.bare;
  const isCount = isWhole(leadNumber) && leadNumber > 0 && leadNumber < LEAST_PANEL;
  if (amounts.length === 2) return pairOf(0) ?? { reason: words.twoNumbers };
  if (amounts.length > 4) return { reason: words.threeMeasures };
  if (amounts.length === 4) {
    const thickness = amounts[2];
    const count = amounts[3]?.bare;
    const pair = pairOf(0);
    if (pair && thickness && isThin(thickness) && isWhole(count) && !isCount)
      return { ...pair, counted: count };
    if (isCount && pairOf(1) && amounts[3] && isThin(inUnit(amounts[3], unit)))
      return {
        ...(pairOf(1) as Pair),
        lead: { number: leadNumber, isJoined: true },
      };
    return { reason: words.threeMeasures };
  }
  const third = amounts[thicknessAt] as Amount;
  const later = pairOf(1);
  const sooner = pairOf(0);
  const mayLead = isCount && later && isPanel(later.length) && isPanel(later.width);
  const mayFollow = sooner && isPanel(sooner.length) && isPanel(sooner.width);
  if (mayLead && !(mayFollow && unit && isThin(third)))
    return { ...later, lead: { number: leadNumber, isJoined: true } };
  if (!sooner) return { reason: words.threeMeasures };
  if (third.bare === undefined) {
    return third.measure !== undefined && isThicknessMeasure(third.measure)
      ? sooner
      : { reason: words.threeMeasures };
  }
  if (!isThickness(third.bare) && (!isWhole(third.bare) || third.bare >= LEAST_PANEL))
    return { reason: words.threeMeasures };
  return isWhole(third.bare) ? { ...sooner, third: third.bare } : sooner;
}

const isSmall = ({ bare }: Amount) => bare !== undefined && bare < LEAST_PANEL;
const isPanel = ({ bare, measure }: Amount) => (measure ?? (bare ?? 0) * 10) >= LEAST_PANEL * 10;
const isThin = ({ bare, measure }: Amount) =>
  measure !== undefined ? isThicknessMeasure(measure) : bare !== undefined && isThickness(bare);
