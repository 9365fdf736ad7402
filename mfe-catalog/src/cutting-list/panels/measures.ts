/** Tenths of a millimetre, always whole: 25.4 mm make an inch. */
export type Measure = number;

/** Tenths of a millimetre of each unit. */
export const TENTHS = { mm: 10, cm: 100, m: 10_000, ft: 3_048, in: 254 } as const;
export type Unit = keyof typeof TENTHS;

/** A part of a line, and whether it follows the one before without a space. */
export type Token = { text: string; isGlued: boolean } & (
  | { kind: 'number' | 'fraction'; value: number }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'times' | 'word' | 'sign' }
);

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const SPELLINGS: Readonly<Record<Unit, string>> = {
  mm: 'mm mms millimeter millimetre millimeters millimetres',
  cm: 'cm cms centimeter centimetre centimeters centimetres',
  m: 'm mtr mtrs meter metre meters metres',
  ft: "ft fts foot feet '",
  in: 'in ins inch inches zoll "',
};

const UNIT_OF: ReadonlyMap<string, Unit> = new Map(
  (Object.keys(SPELLINGS) as Unit[]).flatMap((unit) =>
    SPELLINGS[unit].split(' ').map((spelling) => [spelling, unit] as const),
  ),
);

/** `cms`, `inches`, `'` */
export function unitOf(text: string): Unit | undefined {
  return UNIT_OF.get(text.toLowerCase());
}

/** The parts of a line: `2' 6 1/2" x 600mm` has a number, a unit, a number, a fraction, a unit, a times, a number and a unit. */
export function tokens(line: string): Token[] {
  const straight = line.replaceAll(/[’′]/g, "'").replaceAll(/[”″]|''/g, '"');
  const found = straight.matchAll(
    /(\d{1,2})\/(2|4|8|16|32|64)(?!\d)|\d{1,6}(?:\.\d{1,4})?|[½¼¾⅛⅜⅝⅞]|(?:mms?|cms?|mtrs?|m|ft|feet|foot|inches|inch|ins?)(?=[x×]\d|[^\p{L}\p{M}]|$)|(?:nos?|qty|pcs?)(?=\d)|[x×](?=\d)|\p{L}[\p{L}\p{M}\p{N}\u200c\u200d]{0,60}|\S/giu,
  );
  let end = -1;
  return [...found].map(({ 0: text, 1: above, 2: below, index }) => {
    const isGlued = index === end;
    end = index + text.length;
    return { ...tokenOf(text, Number(above), Number(below)), isGlued };
  });
}

function tokenOf(text: string, above: number, below: number) {
  const unit = unitOf(text);
  const fraction = FRACTIONS[text] ?? (above > 0 && above < below ? above / below : undefined);
  if (fraction !== undefined) return { kind: 'fraction', value: fraction, text } as const;
  if (/^\d{1,6}(?:\.|$)/.test(text)) return { kind: 'number', value: Number.parseFloat(text), text } as const;
  if (unit) return { kind: 'unit', unit, text } as const;
  if (/^(?:x|×|х|\*|by|into|mal)$/i.test(text)) return { kind: 'times', text } as const;
  return { kind: /^\p{L}/u.test(text) ? 'word' : 'sign', text } as const;
}

export type FoundMeasure = {
  measure: Measure;
  size: number;
  /** A number without a unit: it may be a number of pieces as well. */
  bare: boolean;
};

/**
 * @param bareUnit of numbers without a unit
 * @returns undefined if no measure begins at this token
 */
export function measureAt(
  line: readonly Token[],
  at: number,
  bareUnit: Unit = 'mm',
): FoundMeasure | undefined {
  const number = line[at];
  if (number?.kind === 'fraction') {
    return isUnit(line[at + 1], 'in') ? found(number.value * TENTHS.in, 2) : undefined;
  }
  if (number?.kind !== 'number') return undefined;
  const unit = line[at + 1];
  if (isUnit(unit, 'ft')) {
    const inches = inchesAt(line, at + 2 + dashes(line, at + 2), false);
    const ownSize = inches ? 2 + dashes(line, at + 2) + inches.size : 2;
    return found(number.value * TENTHS.ft + (inches?.value ?? 0) * TENTHS.in, ownSize);
  }
  const inches = inchesAt(line, at, true);
  if (inches) return found(inches.value * TENTHS.in, inches.size);
  if (unit?.kind === 'unit') return found(number.value * TENTHS[unit.unit], 2);
  return { ...found(number.value * TENTHS[bareUnit], 1), bare: true };
}

const found = (tenths: number, size: number): FoundMeasure => ({
  measure: Math.round(tenths),
  size,
  bare: false,
});

const isUnit = (token: Token | undefined, unit: Unit) => token?.kind === 'unit' && token.unit === unit;
const dashes = (line: readonly Token[], at: number) => (line[at]?.text === '-' ? 1 : 0);

/** `6`, `6 1/2"`, `6-1/2"` or `1/2"`; after feet the inch sign may be missing, unless the number counts pieces. */
function inchesAt(line: readonly Token[], at: number, needsSign: boolean) {
  const whole = line[at]?.kind === 'number' ? line[at] : undefined;
  const fractionAt = whole ? at + 1 + (line[at + 2]?.kind === 'fraction' ? dashes(line, at + 1) : 0) : at;
  const fraction = line[fractionAt]?.kind === 'fraction' ? line[fractionAt] : undefined;
  if (!whole && !fraction) return undefined;
  const end = fraction ? fractionAt + 1 : at + 1;
  const isSigned = isUnit(line[end], 'in');
  if (!isSigned && (needsSign || line[end]?.kind === 'word' || line[end]?.kind === 'unit')) return undefined;
  return { value: (whole?.value ?? 0) + (fraction?.value ?? 0), size: end - at + (isSigned ? 1 : 0) };
}

/** What was typed into a field: `600`, `60 cm`, `2' 6 1/2"`, `2ft 6in`; undefined where it is no measure. */
export function readMeasure(text: string): Measure | undefined {
  const line = tokens(text);
  const one = measureAt(line, 0);
  return one?.size === line.length ? one.measure : undefined;
}

/** `774.7` */
export function inMillimetres(measure: Measure): string {
  return String(measure / 10);
}
