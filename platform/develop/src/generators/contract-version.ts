import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import type { Edit } from './edited-files.ts';

/** An addition to the contract is a minor version with a line in the changelog. @returns the edits and the new version */
export async function addToContract(root: string, line: string) {
  const manifest = JSON.parse(await readFile(join(root, 'shared-contracts/package.json'), 'utf8'));
  const [major = 0, minor = 0] = String(manifest.version).split('.').map(Number);
  const version = `${major}.${minor + 1}.0`;
  const edits: Record<string, Edit> = {
    'shared-contracts/package.json': (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
    'shared-contracts/CHANGELOG.md': (text) => {
      const newest = text.indexOf('\n## ');
      if (newest < 0) throw new CommandFailure('No version in it.');
      return `${text.slice(0, newest)}\n## ${version}\n\nAdded.\n\n- ${line}\n${text.slice(newest)}`;
    },
  };
  return { version, edits };
}
