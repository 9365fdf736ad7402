import { pasteMessages } from './paste-messages.ts';

const words = pasteMessages.noPanel;

const MONTH =
  /\b\d{1,2}\s?(?:st|nd|rd|th)?[\s-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/i;
const DATE = /(?:^|[^\d.])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)/;
const SHORT_DATE = /^\d{1,2}\/\d{1,2}$/;

/** Patterns of lines that are never a panel, whatever numbers they contain. */
const ALWAYS: readonly [RegExp, string][] = [
  [/^~.{1,200}~$/, words.crossedOut],
  [/^\s?(?:grand|sub)?[\s-]?(?:total|sum|gesamt|summe)\b/i, words.total],
  [/(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)|\d{7}/, words.phone],
  [DATE, words.date],
  [MONTH, words.date],
];

/** Patterns of what a line may be if it has no length and width. */
const OTHERWISE: readonly [RegExp, string][] = [
  [SHORT_DATE, words.date],
  [/\d{1,2}:\d{2}/, words.time],
  [/\b(?:mob|mobile|phone|ph|tel|whatsapp|contact)\b/i, words.phone],
  [/\btotal\b/i, words.total],
  [/\b(?:bill|invoice|inv|challan|order|po|quotation|gst|gstin|receipt)\b/i, words.bill],
  [/(?:\brs\b|₹|\binr\b|\brupees\b|\/-)/i, words.price],
  [
    /\b(?:flat|plot|house|tower|block|floor|road|street|cross|main|sector|nagar|pin|pincode|apartment|apt|villa)\b|\b\d{3}\s0\d\d\b/i,
    words.address,
  ],
  [/\b(?:sqm|sqft|sft|sq)\b|m²/i, words.area],
];

/** What a line without a panel is instead, if a pattern matches. */
export function whatElse(line: string): string | undefined {
  return [...ALWAYS, ...OTHERWISE].find(([form]) => form.test(line))?.[1];
}

/** Why a line with measures is still no panel. */
export function neverPanel(line: string): string | undefined {
  return ALWAYS.find(([form]) => form.test(line))?.[1];
}

/** Why a line without a length and a width is not read. */
export function withoutMeasures(line: string): string {
  const numbers = line.match(/\d{1,6}/g)?.length ?? 0;
  return whatElse(line) ?? (numbers === 1 ? words.oneMeasure : words.noMeasures);
}

const NOT_WANTED =
  /(?:^|[^a-z])(cancel(?:led|ed)?|not|without|instead|delete|deleted|remove|removed|skip|omit|ignore|replace|replaced|except|nahi|kein|keine|sans|nicht)(?![a-z])/i;
const APPROXIMATE =
  /(?:^|[^a-z])(approx|approximately|about|around|ca|circa|roughly|or|oder|ou)(?![a-z])|([~≈±])/i;

/** Why a line is not read: its writer cancelled it, or marked it as doubtful. */
export function writersDoubt(line: string): string | undefined {
  if (line.includes('?')) return pasteMessages.unclear.questionMark;
  const wanted = NOT_WANTED.exec(line)?.[1];
  if (wanted) return words.notWanted(wanted);
  const about = APPROXIMATE.exec(line);
  return about ? pasteMessages.unclear.approximate(about[1] ?? about[2] ?? '') : undefined;
}
