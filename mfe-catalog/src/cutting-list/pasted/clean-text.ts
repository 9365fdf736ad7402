import { plainDigits } from 'shared-contracts/numbers';

/** Most characters and lines of a list. More would block a phone for seconds. */
export const MAX_TEXT = 65_536;
export const MAX_LINES = 500;

/** Cuts a text to these limits, at the end of a line. `cut` is the number of lines that were cut off. */
export function withinLimits(text: string): { text: string; cut: number } {
  if (text.length <= MAX_TEXT && countLines(text) <= MAX_LINES) return { text, cut: 0 };
  const lines = text.split('\n');
  const kept: string[] = [];
  let letters = 0;
  for (const line of lines) {
    letters += line.length + 1;
    if (kept.length === MAX_LINES || letters > MAX_TEXT) break;
    kept.push(line);
  }
  return { text: kept.join('\n'), cut: lines.length - kept.length };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Normalises a line: ASCII digits for those of all scripts, one kind of space, quote and dash, no invisible marks. */
export function plainSigns(line: string): string {
  if (/^[\t -&(-~]*$/.test(line)) return line;
  return plainDigits(line)
    .replaceAll(/[\u200b\u200e\u200f\u061c\u2060\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replaceAll(/[’‘′´]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/[–—−‒―]/g, '-')
    .replaceAll(/[✕✖✗⨯╳]/g, '×')
    .normalize('NFC');
}

const CHAT_HEADS = [
  // `[12/11/26, 10:14 AM] Ramesh: …`
  /^\[\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s\d{1,2}:\d{2}[^\]]{0,12}\]\s?[^:]{1,60}:/,
  // `12/11/26, 10:14 am - Ramesh: …`
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s\d{1,2}:\d{2}[^-]{0,12}-\s?[^:]{1,60}:/,
] as const;

/** Returns the text of a message without its sender and time. */
export function withoutChatHead(line: string): string {
  const head = CHAT_HEADS.map((form) => form.exec(line)?.[0]).find(Boolean);
  return head === undefined ? line : line.slice(head.length);
}
