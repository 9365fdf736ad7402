import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { camelCase, pascalCase, requireKebabCase, titleOf } from 'operate/console/module-name';
import { insertBefore, insertIntoObject, writeGenerated } from './edited-files.ts';
import { filesFromTemplates } from './template-files.ts';

export interface NewPage {
  /** `catalog` */
  remote: string;
  /** `gift-cards` */
  name: string;
  /** `/gift-cards` */
  path: string;
}

const PATH = /^(\/:?[A-Za-z0-9-]+)+$/;

/**
 * Adds a page to a remote: component, test, title, and the entry in `remote.ts`. No other package changes.
 * @returns the files that were written, relative to the checkout
 * @throws CommandFailure when the remote does not exist, or the page already exists
 */
export async function newPage(root: string, { remote, name, path }: NewPage): Promise<string[]> {
  const folder = `mfe-${remote}`;
  requireKebabCase(name);
  if (!PATH.test(path)) throw new CommandFailure(`"${path}" is not a path like /gift-cards/:card.`);
  if (!existsSync(join(root, folder, 'src/remote.ts')))
    throw new CommandFailure(`There is no remote ${folder}.`);
  const key = `${camelCase(name)}Page`;
  const offered = name.includes('-') ? `'${name}'` : name;
  return writeGenerated(
    root,
    await filesFromTemplates('page', { remote, name, path, key, Component: `${pascalCase(name)}Page` }),
    {
      [`${folder}/src/remote.ts`]: insertIntoObject(
        'pages',
        `    ${offered}: { file: './src/${name}/${name}-page.tsx', patterns: ['${path}'] },\n`,
      ),
      [`${folder}/src/messages.ts`]: insertBefore(
        /^\} as const/gm,
        `  ${key}: {\n    title: '${titleOf(name)}',\n  },\n`,
      ),
    },
  );
}
