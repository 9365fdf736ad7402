import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';

/** API-140: writes one line of a command or of the log. */
export function printLine(line: string): void {
  process.stdout.write(`${visibleText(line)}\n`);
}

/** API-140: writes why a program failed, in one line or several. */
export function printError(sentences: string): void {
  process.stderr.write(`${visibleLines(sentences).join('\n')}\n`);
}
