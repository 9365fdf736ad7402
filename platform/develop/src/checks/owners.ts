import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releasedPackagesOf } from 'operate/console/workspace';

/** The files in which a package states its owner: a remote's list of modules, or the shell's own file. */
const PLACES = ['src/remote.ts', 'src/owner.ts'];
const HEADING = /^#{1,6} (.{1,200})$/gm;

interface Owner {
  team: string;
  runbook: string;
}

/**
 * Remotes and shells without an owner, with another one than in `CODEOWNERS`, or with a runbook that does not exist, one sentence each.
 * The overlay of regions shows the owner of a remote, while reviews follow `CODEOWNERS`.
 */
export async function ownerErrors(root: string): Promise<string[]> {
  const codeOwners = await readFile(join(root, 'CODEOWNERS'), 'utf8');
  const files = releasedPackagesOf(root).flatMap((name) =>
    PLACES.map((place) => ({ name, file: `${name}/${place}` })),
  );
  const named = files.filter(({ file }) => existsSync(join(root, file)));
  const errors = await Promise.all(
    named.map(async ({ name, file }) => {
      const owner = await ownerIn(join(root, file));
      if (!owner) return [`${file} names no owner: add team, chat and runbook.`];
      const listed = teamsOf(codeOwners, name);
      return [
        ...(listed === owner.team
          ? []
          : [`${file} names ${owner.team}, and CODEOWNERS ${listed ?? 'nobody'} for /${name}/.`]),
        ...((await exists(root, owner.runbook))
          ? []
          : [`${file} names the runbook ${owner.runbook}, which does not exist.`]),
      ];
    }),
  );
  return errors.flat();
}

async function ownerIn(file: string): Promise<Owner | undefined> {
  const module: { default?: { owner?: Owner }; owner?: Owner } = await import(pathToFileURL(file).href);
  return module.default ? module.default.owner : module.owner;
}

function teamsOf(codeOwners: string, name: string): string | undefined {
  const line = codeOwners.split('\n').find((each) => each.startsWith(`/${name}/ `));
  return line?.slice(name.length + 2).trim();
}

async function exists(root: string, runbook: string): Promise<boolean> {
  const [file = '', anchor] = runbook.split('#');
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined || anchor === undefined) return text !== undefined;
  const anchors = [...text.matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading));
  return anchors.includes(anchor);
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
