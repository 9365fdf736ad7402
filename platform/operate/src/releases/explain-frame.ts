import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readLog } from 'releases/registry/log/change-log';
import { readLive } from 'releases/registry/log/live-releases';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { readSourceMaps } from 'releases/registry/store/source-maps';
import { CommandFailure } from '../console/command-failure.ts';
import { functionAt } from './function-at.ts';
import type { ReportedFrame } from './reported-frame.ts';

/** Lines before and after the line of the frame. */
const AROUND = 2;

/**
 * What a frame stands for: its source, with the lines around it and the command that shows it in its commit.
 * @throws CommandFailure or ReleaseRefused that says why it is unknown
 */
export async function explainFrame(registry: string, frame: ReportedFrame): Promise<string[]> {
  const { id, script, line, column } = frame;
  const hash = frame.hash ?? (await readLive(registry)).live[id];
  if (!hash) throw new CommandFailure(`${id} has no live release: name one, ${id}/<hash>.`);
  const folder = releaseFolder(registry, id, hash);
  const built = await readFile(join(folder, script), 'utf8').catch(() => undefined);
  if (built === undefined) throw new CommandFailure(`${id} ${hash} is not stored here, or has no ${script}.`);
  const maps = await readSourceMaps(folder);
  if (!maps)
    throw new CommandFailure(`${id} ${hash} has no source maps: it was built before there were any.`);
  const map = maps.maps[script];
  if (!map) throw new CommandFailure(`The source maps of ${id} ${hash} have no ${script}.`);
  // Checked here because a map also gives a position for a column beyond the end of a line.
  if (column < 1 || column > (built.split('\n')[line - 1]?.length ?? 0))
    throw new CommandFailure(`${script} of ${id} ${hash} has no line ${line} with a column ${column}.`);
  const found = originalPositionFor(new TraceMap(map), { line, column: column - 1 });
  const text = maps.texts[found.source ?? ''];
  if (found.source === null || text === undefined)
    throw new CommandFailure(
      `The frame is in ${found.source ?? '(bundler)'}, not in a source of the shop: explain the next frame of the error.`,
    );
  const position = { line: found.line, column: found.column };
  const name = functionAt(found.source, text, position);
  const commit = await commitOf(registry, id, hash);
  return [
    `${found.source}:${position.line}:${position.column + 1}${name ? ` in ${name}` : ''} (${id} ${hash})`,
    ...linesAround(text, position.line),
    commit === undefined
      ? `The commit of ${id} ${hash} is unknown.`
      : `git show ${commit.slice(0, 12)}:${found.source}`,
  ];
}

/** The commit of the release's first publication, whose maps were stored. */
async function commitOf(registry: string, id: string, hash: string): Promise<string | undefined> {
  const changes = (await readLog(registry)).flatMap(({ releases }) => releases);
  return changes.find((change) => change.id === id && change.to === hash && change.commit)?.commit;
}

function linesAround(text: string, line: number): string[] {
  const lines = text.split('\n');
  const last = Math.min(line + AROUND, lines.length);
  const width = String(last).length;
  return lines.slice(Math.max(0, line - 1 - AROUND), last).map((content, index) => {
    const number = Math.max(1, line - AROUND) + index;
    // Control characters are removed: a map of another machine must not send commands to the terminal.
    const shown = content.replaceAll(/\p{Cc}/gu, ' ').trimEnd();
    return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`.trimEnd();
  });
}
