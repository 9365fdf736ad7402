import type { Unit } from '../panels/measures.ts';
import { type Item, inUnit } from './line-items.ts';
import { withoutMeasures } from './no-panel.ts';
import { pasteMessages } from './paste-messages.ts';

/** Indices of the items that form one size. */
export type Chain = { from: number; to: number; amounts: number[]; isUnsure?: boolean };

export const isBare = (item: Item | undefined) => item?.amount?.bare !== undefined;
export const bareOf = (item: Item | undefined) => item?.amount?.bare;
export const isWhole = (number: number | undefined): number is number =>
  number !== undefined && Number.isInteger(number);

/** Measures that are joined with x. */
export function chainsOf(items: readonly Item[]): Chain[] {
  const chains: Chain[] = [];
  for (let at = 0; at < items.length; at += 1) {
    if (!items[at]?.amount) continue;
    const amounts = [at];
    while (items[at + 1]?.kind === 'times' && items[at + 2]?.amount) {
      at += 2;
      amounts.push(at);
    }
    const [from = at] = amounts;
    if (amounts.length > 1) chains.push({ from, to: at, amounts });
  }
  return chains;
}

/** `Shutter 600 720 4`: two neighbouring numbers that can only be measures, in a line that contains nothing else. */
export function bareChain(items: readonly Item[], line: string, unit: Unit | undefined): Chain | undefined {
  const amounts = items.flatMap((item, at) => (item.amount ? [at] : []));
  const at = amounts.findIndex((index, place) => {
    const next = amounts[place + 1];
    return (
      next !== undefined &&
      isApart(items, index, next) &&
      isLarge(items[index], unit) &&
      isLarge(items[next], unit)
    );
  });
  const [first, second, third] = amounts.slice(at);
  if (at < 0 || first === undefined || second === undefined) return undefined;
  if (third !== undefined && isLarge(items[third], undefined)) return undefined;
  if (withoutMeasures(line) !== pasteMessages.noPanel.noMeasures) return undefined;
  // Without an x and without a number of pieces, two numbers may be anything.
  return { from: first, to: second, amounts: [first, second], isUnsure: amounts.length < 3 };
}

/** Whether a number is too large to count pieces. Below 100 millimetres it may still count them. */
function isLarge(item: Item | undefined, unit: Unit | undefined): boolean {
  if (!item?.amount) return false;
  const { bare, measure = 0 } = inUnit(item.amount, unit);
  return bare === undefined ? measure >= 1_000 : bare >= 100 && bare < 5_000;
}

const isApart = (items: readonly Item[], from: number, to: number) =>
  to - from === 1 || (to - from === 2 && items[from + 1]?.text === ',');

/** Splits a line at the signs between its panels. */
export function segments(items: readonly Item[], chains: readonly Chain[]) {
  const parts: { items: readonly Item[]; chain: Chain }[] = [];
  let from = 0;
  for (const [index, chain] of chains.entries()) {
    const next = chains[index + 1];
    let end = items.length;
    if (next) {
      const cuts = items.flatMap((item, at) =>
        at > chain.to && at < next.from && /^(?:,|;|\+|&|and|und|et|\|)$/i.test(item.text) ? [at] : [],
      );
      const [cut] = cuts;
      if (cut === undefined || cuts.length > 1) return undefined;
      end = cut;
    }
    const shift = (at: number) => at - from;
    parts.push({
      items: items.slice(from, end),
      chain: {
        from: shift(chain.from),
        to: shift(chain.to),
        amounts: chain.amounts.map(shift),
        isUnsure: chain.isUnsure === true,
      },
    });
    from = end + 1;
  }
  return parts;
}
