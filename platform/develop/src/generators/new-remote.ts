import { pascalCase, requireKebabCase, titleOf } from 'operate/console/module-name';
import { insertBefore, writeGenerated } from './edited-files.ts';
import { filesFromTemplates } from './template-files.ts';

/**
 * Adds a remote with one fragment: its package, and its lines in workspace, contract, owners and README.
 * @param id `reviews`; its folder is `mfe-reviews`
 * @returns the files that were written, relative to the checkout
 * @throws CommandFailure when the remote already exists
 */
export async function newRemote(root: string, id: string): Promise<string[]> {
  requireKebabCase(id);
  const folder = `mfe-${id}`;
  const title = titleOf(id);
  const topic = title.toLowerCase();
  const files = await filesFromTemplates('remote', {
    id,
    title,
    topic,
    Component: pascalCase(`${id}-summary`),
  });
  return writeGenerated(root, files, {
    'pnpm-workspace.yaml': insertBefore(/^ {2}- shared-contracts$/gm, `  - ${folder}\n`),
    'shared-contracts/src/remotes/remote-modules.ts': insertBefore(
      /^\};\n\nexport type ModuleName\b/gm,
      `  '${id}/${id}-summary': ComponentType;\n`,
    ),
    CODEOWNERS: insertBefore(/^\/shared-contracts\//gm, `${`/${folder}/`.padEnd(20)} @laminate-shop/${id}\n`),
    'README.md': insertBefore(/^- `shared-contracts\/`/gm, `- \`${folder}/\`: ${topic}\n`),
    'shared-contracts/package.json': nextMinorVersion,
  });
}

/** An addition to the contract is a minor version. */
function nextMinorVersion(manifest: string): string {
  return manifest.replace(
    /"version": "(\d+)\.(\d+)\.\d+"/,
    (_, major, minor) => `"version": "${major}.${Number(minor) + 1}.0"`,
  );
}
