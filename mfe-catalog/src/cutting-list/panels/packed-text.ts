/** Each Indian script has its own Unicode page of 128 letters. A text begins in Devanagari's, which needs no `TURN`. */
const FIRST_PAGE = 0x0900 >> 7;
/** Precedes the two bytes that name another page. */
const TURN = '\0';

/**
 * Packs a text into letters that an address can hold: one byte for each letter of ASCII and of the current script, a third of UTF-8.
 * Percent-encoded UTF-8 takes nine characters for a letter of an Indian script; here three letters take four.
 */
export function packedText(text: string): string {
  let page = FIRST_PAGE;
  let bytes = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      bytes += code === 0 ? ' ' : String.fromCharCode(code);
      continue;
    }
    if (code >> 7 !== page) {
      page = code >> 7;
      bytes += TURN + String.fromCharCode(page >> 7, page & 127);
    }
    bytes += String.fromCharCode(128 + (code & 127));
  }
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns an empty text where the input is not packed. */
export function unpackedText(packed: string): string {
  const bytes = decoded(packed);
  let page = FIRST_PAGE;
  let text = '';
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    if (byte === 0) {
      page = (bytes.charCodeAt(at + 1) << 7) + bytes.charCodeAt(at + 2);
      at += 2;
    } else text += byte < 128 ? String.fromCharCode(byte) : String.fromCharCode((page << 7) + byte - 128);
  }
  return text;
}

function decoded(packed: string): string {
  try {
    return atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
