import { readFileSync } from 'node:fs';
import { CatalogueError } from './validation-errors.ts';

const HOW =
  'Save it as UTF-8: in Excel “CSV UTF-8 (Comma delimited)”, in LibreOffice the character set “Unicode (UTF-8)”.';
const LINE_FEED = 0x0a;

/**
 * The text of a file that people edit (API-142). A byte order mark is left out.
 * @param name as the operator knows it
 * @throws {CatalogueError} for a file that cannot be read, or is not UTF-8: in another encoding its letters would be wrong
 */
export function readUtf8File(path: string, name = path): string {
  return utf8Text(bytesOf(path, name), name);
}

/**
 * Decodes the bytes of such a file.
 * @throws {CatalogueError} for bytes that are not UTF-8
 */
export function utf8Text(bytes: Uint8Array, name: string): string {
  if (isUtf16(bytes)) throw new CatalogueError([`${name} is UTF-16, not UTF-8. ${HOW}`]);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const lost = text.indexOf('\ufffd');
    if (lost < 0) return text;
    const line = text.slice(0, lost).split('\n').length;
    throw new CatalogueError([`${name}, line ${line}: � stands for a letter that another program has lost.`]);
  } catch (error) {
    if (error instanceof CatalogueError) throw error;
    throw new CatalogueError([
      `${name}, line ${firstBadLine(bytes)}: is not UTF-8, but perhaps Windows-1252. ${HOW}`,
    ]);
  }
}

function bytesOf(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CatalogueError([`${name} cannot be read: ${error instanceof Error ? error.message : error}.`]);
  }
}

/** A byte order mark, or a zero byte: in UTF-16 each second byte of a Latin text is one, and text has none in UTF-8. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0);
}

/** Counted from 1. In UTF-8, the byte of a line break occurs in no other character. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end < 0 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      return line;
    }
    start = next;
  }
  return line;
}
