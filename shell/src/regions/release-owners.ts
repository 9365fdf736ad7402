import { SHELL_NAME } from 'shared-contracts/document';
import type { Owner } from 'shared-contracts/remotes';
import { publishedSet } from '../document/published-set.ts';

/** Remote, or `shell` → the owner that its release names. */
export type Owners = Readonly<Record<string, Owner | undefined>>;

/** The owner that the release of a remote, or of the shell, names. Undefined where it names none, or none that can be read. */
export async function fetchOwner(remote: string): Promise<Owner | undefined> {
  const { shell, remotes } = publishedSet();
  const entry = remote === SHELL_NAME ? `/releases/${SHELL_NAME}/${shell}/` : remotes[remote]?.entry;
  if (entry === undefined) return undefined;
  try {
    const response = await fetch(new URL('owner.json', new URL(entry, document.baseURI)));
    return checkedOwner(await response.json());
  } catch {
    return undefined;
  }
}

/** The chat becomes a link, and another team has written it. */
function checkedOwner(written: Partial<Owner>): Owner | undefined {
  const { team, chat, runbook } = written;
  const isWhole = [team, chat, runbook].every((value) => typeof value === 'string');
  return isWhole && chat?.startsWith('https://') ? (written as Owner) : undefined;
}
