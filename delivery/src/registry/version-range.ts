type Version = [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

function isBelow(left: Version, right: Version): boolean {
  const place = left.findIndex((part, index) => part !== right[index]);
  return place !== -1 && Number(left[place]) < Number(right[place]);
}

/** The first version that `^` no longer allows: the leftmost part that is not zero counts up. */
function caretEnd([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

/**
 * Whether `version` lies in `range`: `^1.2.3`, `~1.2.3` or one exact version, which is all that a build writes.
 * What it cannot read (a pre-release, `>=1`) is only satisfied by the same text.
 */
export function satisfies(version: string, range: string): boolean {
  if (version === range) return true;
  const actual = parseVersion(version);
  const lowest = parseVersion(range.slice(1));
  if (!actual || !lowest) return false;
  if (range.startsWith('^')) return !isBelow(actual, lowest) && isBelow(actual, caretEnd(lowest));
  if (range.startsWith('~')) {
    return !isBelow(actual, lowest) && isBelow(actual, [lowest[0], lowest[1] + 1, 0]);
  }
  return false;
}
