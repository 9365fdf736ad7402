import { isAbsolute, relative } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** The script and position in a line of a stack trace, in the formats of all browsers. */
const FRAME = /(?<script>(?:https?:\/\/|\/)[^\s()@]{1,500}):(?<line>\d{1,9}):(?<column>\d{1,9})/;

const MOST_FRAMES = 5;

/**
 * Describes an error by the lines of its stack that are in the checkout's sources, innermost first: `mfe-catalog/src/shop/shop-page.tsx:12:3`.
 * @param mapOf the source map of a script, by its address or path; undefined if it has none
 */
export async function toldFault(
  stack: string,
  root: string,
  mapOf: (script: string) => Promise<string | undefined>,
): Promise<string> {
  const lines = stack.split('\n');
  const message = lines
    .filter((line) => !FRAME.test(line))
    .join('\n')
    .trimEnd();
  const places: string[] = [];
  for (const line of lines) {
    const place = places.length < MOST_FRAMES ? await placeOf(line, root, mapOf) : undefined;
    if (place) places.push(`\n    ${place}`);
  }
  return message + places.join('');
}

async function placeOf(
  frame: string,
  root: string,
  mapOf: (script: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { script = '', line, column } = FRAME.exec(frame)?.groups ?? {};
  const map = script && (await mapOf(script));
  if (!map) return undefined;
  const { source, line: own } = originalPositionFor(new TraceMap(map), {
    line: Number(line),
    column: Number(column) - 1,
  });
  const file = source && isAbsolute(source) ? relative(root, source) : '';
  return file && !file.startsWith('..') && !file.includes('node_modules') ? `${file}:${own}` : undefined;
}
