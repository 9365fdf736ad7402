import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../console/command-failure.ts';
import { addToContract } from './contract-version.ts';
import { insertBefore, insertIntoObject, writeGenerated } from './edited-files.ts';
import { requireKebabCase } from './module-name.ts';
import {
  type NewPage,
  pageComponent,
  pageEntry,
  pageFile,
  pageMessages,
  pageOffer,
  pageTest,
  pageTestFile,
} from './page-template.ts';

const PATH = /^(\/:?[A-Za-z0-9-]+)+$/;

/**
 * Adds a page to a remote: component, test, title, the line in `remote.ts`, the entry in the table of pages.
 * @returns the files that were written, relative to the checkout
 * @throws CommandFailure when the remote does not exist, or the page already exists
 */
export async function newPage(root: string, page: NewPage): Promise<string[]> {
  const folder = `mfe-${page.remote}`;
  requireKebabCase(page.name);
  if (!PATH.test(page.path)) throw new CommandFailure(`"${page.path}" is not a path like /gift-cards/:card.`);
  if (!existsSync(join(root, folder, 'src/remote.ts')))
    throw new CommandFailure(`There is no remote ${folder}.`);
  const contract = await addToContract(root, `The page \`${page.remote}/${page.name}\` at \`${page.path}\`.`);
  return writeGenerated(
    root,
    {
      [`${folder}/${pageFile(page.name)}`]: pageComponent(page),
      [`${folder}/${pageTestFile(page.name)}`]: pageTest(page),
    },
    {
      [`${folder}/src/remote.ts`]: insertIntoObject('pages', pageOffer(page)),
      [`${folder}/src/messages.ts`]: insertBefore(/^\} as const/gm, pageMessages(page)),
      'shared-contracts/src/routes/pages.ts': insertBefore(
        /^ {2}\/\/ Shown where no pattern matches\.\n {2}'shell\/not-found'/gm,
        pageEntry(page),
      ),
      ...contract.edits,
    },
  );
}
