/**
 * Matches control characters, line breaks, and characters that reverse letters or have no width. The joiners of Indian scripts are left
 * out, because they are part of names.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Unicode's block of control pictures: `␛` has the code of 0x1b plus this. */
const PICTURES = 0x2400;
const [SPACE, DELETE, PICTURE_OF_DELETE] = [0x20, 0x7f, '␡'];

/**
 * API-140: makes a typed text safe for a terminal, a log or paper. Control characters, line breaks and direction marks become
 * visible, as `␛` or `⟨U+202E⟩`.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (hidden) => {
    const code = hidden.codePointAt(0) ?? 0;
    if (code < SPACE) return String.fromCodePoint(PICTURES + code);
    if (code === DELETE) return PICTURE_OF_DELETE;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}

/** API-140: the lines of a text, each made visible. */
export function visibleLines(text: string): string[] {
  return text.split(/\r?\n/).map(visibleText);
}
