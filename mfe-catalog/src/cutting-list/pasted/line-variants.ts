const COUNT_WORD = /^\s?(?:nos?|pcs?|pieces?|stk|st|stück|pièces|nag|sets?)(?![a-z\d])/i;
const TIMES_BEFORE = /(?:[x×*]|by|into)\s{0,3}$/i;
const TIMES_AFTER = /^\s{0,3}(?:[x×*]|by|into)/i;
const UNIT_AFTER = /^\s?(?:mm|cm|m|ft|feet|in|ins|inch|inches|"|')(?![a-z\d])/i;

/**
 * The possible readings of a line with commas, or with a number after feet: `600x720,4` means four pieces, or 720.4 mm; `2' 6` means
 * six inches, or six pieces. Most lines have one reading.
 */
export function variantsOf(line: string): string[] {
  if (!/\d,\d|'|ft|feet|foot/i.test(line)) return [line];
  const commas = ['first', 'second'].map((way) => withoutCommas(line, way === 'second'));
  const feet = commas.flatMap((text) => [withInches(text, false), withInches(text, true)]);
  return [...new Set(feet)];
}

function withoutCommas(line: string, isSecond: boolean): string {
  const hasCount = /\d\s?(?:nos?|pcs?|pieces?|stk|stück|pièces)(?![a-z\d])/i.test(line);
  let hasDecimal = false;
  const runs = [...line.matchAll(/\d{1,6}(?:,\d{1,6}){1,9}/g)];
  let text = '';
  let end = 0;
  for (const { 0: run, index } of runs) {
    const before = line.slice(Math.max(0, index - 8), index);
    const after = line.slice(index + run.length, index + run.length + 12);
    const [whole = '', part = '', ...more] = run.split(',');
    const isBefore = TIMES_BEFORE.test(before);
    const isAfter = TIMES_AFTER.test(after);
    const separated = run.replaceAll(',', ', ');
    const joined = run.replaceAll(',', '');
    const isThousands =
      more.length === 0 && part.length === 3 && !whole.startsWith('0') && Number(joined) <= 6_000;
    let meant = separated;
    if (more.length > 0) {
      // `1,200,600` may begin with 1200.
      if (isSecond) meant = run.replaceAll(/\b([1-9]),(\d{3})\b/g, '$1$2').replaceAll(',', ', ');
    } else if (isThousands) {
      const mayCount = isAfter && !isBefore && runs.length === 1 && !hasCount;
      const isAlone =
        !part.startsWith('0') && !isBefore && !isAfter && !UNIT_AFTER.test(after) && runs.length === 1;
      meant = isSecond && (mayCount || isAlone) ? separated : joined;
    } else if (
      (isBefore || isAfter || UNIT_AFTER.test(after)) &&
      part.length < 3 &&
      !COUNT_WORD.test(after)
    ) {
      const mayCount: boolean = isBefore && !isAfter && !UNIT_AFTER.test(after) && !hasDecimal && !hasCount;
      hasDecimal ||= !mayCount;
      meant = isSecond && mayCount ? separated : `${whole}.${part}`;
    }
    text += line.slice(end, index) + meant;
    end = index + run.length;
  }
  return text + line.slice(end);
}

/** Marks the number after feet as inches, or separates it from the feet. */
function withInches(line: string, isSecond: boolean): string {
  return line.replaceAll(
    /('|ft|feet|foot)(\s{0,2}-?\s{0,2})(\d{1,2})(?![\d./]|\s{1,2}\d\/)(?=(\s{0,2}\S{0,8}))/gi,
    (all, feet: string, gap: string, inches: string, after: string) => {
      const next = after.trimStart();
      if (/^(?:"|in(?:s|ch|ches)?(?![a-z])|[½¼¾⅛⅜⅝⅞])/i.test(next)) return all;
      const signed = `${feet}${gap}${inches}"`;
      const parted = `${feet}, ${inches}`;
      if (gap === '' || TIMES_AFTER.test(next)) return signed;
      if (COUNT_WORD.test(next) || / - /.test(gap) || /^\p{L}{3}/u.test(next)) return parted;
      return isSecond ? parted : signed;
    },
  );
}

/** `W600 x H720`: returns the measures without labels, in the order of length and width. Undefined if the labels are unclear. */
export function withoutLabels(line: string): string | undefined {
  const before = [
    ...line.matchAll(
      /(?<![a-z\d])(length|width|height|depth|len|wd|ht|[lwhdb])\s{0,2}[:=.-]?\s{0,2}(\d{2,4}(?:\.\d{1,2})?\s?(?:mm|cm|in|ft|"|')?)(?![a-z\d])/gi,
    ),
  ].map(({ 0: all, 1: label = '', 2: size = '', index }) => ({ all, label, size, index }));
  const after = [
    ...line.matchAll(
      /(?<![a-z\d.])(\d{2,4}(?:\.\d{1,2})?\s?(?:mm|cm|in|ft|"|')?)\s?[([]?(length|width|height|depth|[lwhdb])[)\]]?(?!(?!x\s?\d)[a-z\d'])/gi,
    ),
  ].map(({ 0: all, 1: size = '', 2: label = '', index }) => ({ all, label, size, index }));
  const found = before.length >= after.length ? before : after;
  if (found.length < 2) return line;
  const [first, second, ...more] = found;
  if (!first || !second || more.length > 0) return undefined;
  const between = line.slice(first.index + first.all.length, second.index);
  const isWidth = ({ label }: { label: string }) => /^[wdb]/i.test(label);
  if (isWidth(first) === isWidth(second) || !/^[\sx×*,;/-]{0,5}$/i.test(between)) return undefined;
  const [length, width] = isWidth(first) ? [second, first] : [first, second];
  const end = second.index + second.all.length;
  return `${line.slice(0, first.index)} ${length.size} x ${width.size} ${line.slice(end)}`;
}
