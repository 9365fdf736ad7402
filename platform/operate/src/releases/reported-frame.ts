import { CommandFailure } from '../console/command-failure.ts';

/** A position in a script of a release, as a browser or the renderer reports it. Line and column count from 1. */
export interface ReportedFrame {
  id: string;
  /** Undefined means the live release. */
  hash?: string;
  /** Path below the release's folder: `client/static/js/shop.js` or `server/remote.cjs`. */
  script: string;
  line: number;
  column: number;
}

const RELEASE = /^([a-z][a-z0-9-]*)(?:\/([0-9a-f]{16}))?$/;
const POSITION = /^([^\s?]{1,500})(?:\?[^\s:]{0,200})?:(\d{1,9}):(\d{1,9})(?=[\s)]|$)/;
/** The part after `/releases/` in the address of a file, or in its path on the edge server's machine. */
const STORED = /^([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/(.+)$/;

/**
 * @param release `catalog` or `catalog/<hash>`
 * @param frame `catalog/static/js/shop.js:1:200 (render)`, an address, a path of a server build, or a path below the release
 * @throws CommandFailure that says what is wrong
 */
export function reportedFrame(release: string, frame: string): ReportedFrame {
  const [, id, hash] = RELEASE.exec(release) ?? [];
  if (id === undefined)
    throw new CommandFailure(`${release} names no release: give catalog, shell or catalog/<hash>.`);
  const [, place = '', line, column] = POSITION.exec(frame) ?? [];
  if (!place)
    throw new CommandFailure(
      `${frame} is no frame: give file, line and column, such as catalog/static/js/shop.js:1:200.`,
    );
  const [, storedId, storedHash, storedFile] = STORED.exec(place.split('/releases/').at(-1) ?? '') ?? [];
  const own = `${id}/`;
  const file = storedFile ?? (place.startsWith(own) ? place.slice(own.length) : place);
  if ((storedId ?? id) !== id || (hash && storedHash && storedHash !== hash))
    throw new CommandFailure(`The frame is in a file of ${storedId}/${storedHash}, not of ${release}.`);
  const script = /^(?:client|server)\//.test(file) ? file : `client/${file}`;
  return {
    id,
    ...((hash ?? storedHash) && { hash: hash ?? storedHash }),
    script,
    line: Number(line),
    column: Number(column),
  };
}
