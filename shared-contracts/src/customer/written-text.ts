/**
 * Matches invisible characters, and those that reverse a text on a terminal or a label: control characters, line breaks, direction marks.
 * The joiners of Indian scripts (U+200C, U+200D) count as letters.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/**
 * Returns the error of a text that others will read (API-124): invisible characters, or too many characters.
 * @param called the field's name in the message, such as `name`
 */
export function textProblem(
  called: string,
  text: string,
  { longest, hasLines = false }: { longest: number; hasLines?: boolean },
): string | undefined {
  if (UNSEEN.test(hasLines ? text.replace(/\r?\n/g, ' ') : text))
    return `The ${called} holds ${hasLines ? 'an invisible character' : 'a line break or an invisible character'}. Please type it again.`;
  return text.length > longest ? `The ${called} can have at most ${longest} characters.` : undefined;
}
