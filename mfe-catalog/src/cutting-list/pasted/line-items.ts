import { measureAt, TENTHS, type Token, tokens, type Unit, unitOf } from '../panels/measures.ts';
import type { Amount } from './draft.ts';

/** A part of a line. A measure with its unit is one part. */
export type Item = {
  kind: 'amount' | 'times' | 'word' | 'sign';
  text: string;
  isGlued: boolean;
  amount?: Amount;
  /** `23 1/2`: in inches, unless a unit follows. */
  isMixed?: boolean;
};

export function itemsOf(line: string): Item[] {
  const parts = tokens(line);
  const items: Item[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as Token;
    const found = amountAt(parts, at);
    const size = found?.size ?? 1;
    const text = parts
      .slice(at, at + size)
      .map((token, index) => (index > 0 && !token.isGlued ? ` ${token.text}` : token.text))
      .join('');
    if (found)
      items.push({
        kind: 'amount',
        text,
        isGlued: part.isGlued,
        amount: { ...found.amount, text },
        ...(found.isMixed && { isMixed: true }),
      });
    else items.push({ kind: kindOf(part), text, isGlued: part.isGlued });
    at += size;
  }
  return items;
}

function kindOf({ kind, text }: Token): 'times' | 'word' | 'sign' {
  if (kind === 'times' || kind === 'word') return kind;
  return unitOf(text) && /^\p{L}/u.test(text) ? 'word' : 'sign';
}

type FoundAmount = { amount: Omit<Amount, 'text'>; size: number; isMixed?: boolean };

function amountAt(parts: readonly Token[], at: number): FoundAmount | undefined {
  const part = parts[at];
  if (part?.kind !== 'number' && part?.kind !== 'fraction') return undefined;
  const found = measureAt(parts, at);
  const next = parts[at + 1];
  if (found && !found.bare) {
    const simple =
      found.size === 2 && part.kind === 'number' && next?.kind === 'unit' ? next.unit : undefined;
    const feetAndInches = simple === 'ft' ? asFeetAndInches(part.text) : undefined;
    return {
      amount: {
        measure: found.measure,
        ...(simple && { unit: simple }),
        ...(feetAndInches !== undefined && { feetAndInches }),
      },
      size: found.size,
    };
  }
  const dash = next?.text === '-' && next.isGlued && parts[at + 2]?.isGlued ? 1 : 0;
  const fraction = part.kind === 'fraction' ? part : parts[at + 1 + dash];
  if (fraction?.kind === 'fraction') {
    const size = fraction === part ? 1 : 2 + dash;
    const value = fraction.value + (fraction === part ? 0 : part.value);
    const behind = parts[at + size];
    if (behind?.kind !== 'unit') return { amount: { bare: value }, size, isMixed: true };
    const measure = Math.round(value * TENTHS[behind.unit]);
    return { amount: { measure, unit: behind.unit }, size: size + 1 };
  }
  // `037` is a part of a longer number.
  if (/^0\d\d/.test(part.text)) return undefined;
  return { amount: { bare: part.value }, size: 1 };
}

/** Many people write `6.9` feet for six feet and nine inches. */
function asFeetAndInches(text: string): number | undefined {
  const [feet, inches] = text.split('.').map(Number);
  if (feet === undefined || !inches || !/\.(?:\d|1[01])$/.test(text)) return undefined;
  return feet * TENTHS.ft + inches * TENTHS.in;
}

/** Gives a bare number the unit found elsewhere: after the next measure, in a header, or in a line above. */
export function inUnit(amount: Amount, unit: Unit | undefined): Amount {
  if (amount.bare === undefined || !unit) return amount;
  const feetAndInches = unit === 'ft' ? asFeetAndInches(amount.text) : undefined;
  return {
    text: amount.text,
    measure: Math.round(amount.bare * TENTHS[unit]),
    unit,
    ...(feetAndInches !== undefined && { feetAndInches }),
  };
}

/** The words before the measures, else those after them. Words in brackets or beside a thickness are a remark, and left out. */
export function nameOf(
  items: readonly Item[],
  taken: ReadonlySet<number>,
  chain: { from: number; to: number },
): string {
  const before = written(items.slice(0, chain.from), (at) => !taken.has(at));
  if (/\p{L}/u.test(before)) return before;
  let depth = 0;
  const behind = items.slice(chain.to + 1).map((item, at) => {
    if (/^[([]$/.test(item.text)) depth += 1;
    const isRemark = depth > 0;
    if (/^[)\]]$/.test(item.text)) depth -= 1;
    return !isRemark && !taken.has(at + chain.to + 1);
  });
  return written(items.slice(chain.to + 1), (at) => behind[at] === true);
}

function written(items: readonly Item[], isKept: (at: number) => boolean): string {
  const joined = items
    .flatMap((item, at) =>
      isKept(at) && item.kind !== 'times' && !/^[,;"|=_*]$/.test(item.text)
        ? [item.isGlued && isKept(at - 1) ? item.text : ` ${item.text}`]
        : [],
    )
    .join('')
    .replaceAll(/\s{1,9}/g, ' ')
    .trim();
  return withoutSigns(joined).replace(/^(?:of|size|(?:[a-z]|[ivx]{1,4})[.)])(?:\s{1,9}|$)|^[a-z]\)/i, '');
}

/** Removes the signs around a name. Vowel marks count as part of their letters in all scripts. */
export function withoutSigns(name: string): string {
  const letters = [...name];
  const first = letters.findIndex((letter) => /[\p{L}\p{N}]/u.test(letter));
  let end = letters.length;
  while (end > first && !/[\p{L}\p{M}\p{N})]|\u200c|\u200d/u.test(letters[end - 1] ?? '')) end -= 1;
  return first < 0 ? '' : letters.slice(first, end).join('');
}
