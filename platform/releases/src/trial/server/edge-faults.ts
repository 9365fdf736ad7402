import { readFile } from 'node:fs/promises';

/** Events of the edge server’s log that tell why a page was not rendered as it should be. */
const FAULTS = [
  'page-without-content',
  'page-in-part',
  'renderer-stray-error',
  'renderer-stray-rejection',
  'renderer-too-large',
  'renderer-hangs',
];
/** Characters. */
const MOST = 300;

interface LoggedFault {
  event: string;
  path?: string;
  reason?: string;
}

/** Why pages were not rendered as they should be, by an edge server’s log: each reason once, with the first page that it was logged for. */
export async function loggedFaults(logFile: string): Promise<string[]> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).split('\n');
  const faults = lines.flatMap((line) => {
    const fault = parsed(line);
    return fault && FAULTS.includes(fault.event) && fault.reason !== undefined ? [fault] : [];
  });
  const pages = new Map<string, string>();
  for (const { path = 'On the server', reason = '' } of faults) {
    const [first = ''] = reason.split('\n');
    if (!pages.has(first)) pages.set(first, path);
  }
  return [...pages].map(([reason, path]) => `${path}: ${reason.slice(0, MOST)}`);
}

function parsed(line: string): LoggedFault | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && 'event' in read ? (read as LoggedFault) : undefined;
  } catch {
    return undefined;
  }
}
