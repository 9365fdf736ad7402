/**
 * Matches control characters, line breaks, and characters that reverse letters or have no width. The joiners of Indian scripts are part of
 * names.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** The block of pictures for control characters: `␛` is 0x1b after it. */
const PICTURES = 0x2400;
const [SPACE, DELETE, PICTURE_OF_DELETE] = [0x20, 0x7f, '␡'];

/**
 * API-140: a text that somebody typed, for a terminal, a log or a paper: control characters, line breaks and marks of direction are
 * shown, as `␛` or `⟨U+202E⟩`.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (hidden) => {
    const code = hidden.codePointAt(0) ?? 0;
    if (code < SPACE) return String.fromCodePoint(PICTURES + code);
    if (code === DELETE) return PICTURE_OF_DELETE;
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}

/** API-140: does the same with a text of several lines, whose line breaks stay. */
export function visibleLines(text: string): string[] {
  return text.split(/\r?\n/).map(visibleText);
}
