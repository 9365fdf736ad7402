import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';

/** File, relative to the checkout → its text. */
export type GeneratedFiles = Readonly<Record<string, string>>;

/** Changes a file's text. @throws CommandFailure where the file is not as expected */
export type Edit = (text: string) => string;

/** Inserts a text before the last match of the pattern, which needs the `g` flag. */
export function insertBefore(pattern: RegExp, inserted: string): Edit {
  return (text) => {
    const index = [...text.matchAll(pattern)].at(-1)?.index;
    if (index === undefined) throw new CommandFailure(`No line like ${pattern.source}`);
    return text.slice(0, index) + inserted + text.slice(index);
  };
}

/** Adds an entry to the object literal that is the value of a property: `pages: {…}`. */
export function insertIntoObject(property: string, entry: string): Edit {
  return (text) => {
    const lines = text.replace(`  ${property}: {},`, () => `  ${property}: {\n  },`).split('\n');
    const begin = lines.indexOf(`  ${property}: {`);
    const end = lines.indexOf('  },', begin);
    if (begin < 0 || end < 0) throw new CommandFailure(`No object "${property}".`);
    return lines.toSpliced(end, 0, entry.trimEnd()).join('\n');
  };
}

/** Writes new files and changes existing ones, all of them or none. @returns their paths, relative to the checkout */
export async function writeGenerated(
  root: string,
  created: GeneratedFiles,
  edits: Readonly<Record<string, Edit>>,
): Promise<string[]> {
  const taken = Object.keys(created).find((file) => existsSync(join(root, file)));
  if (taken) throw new CommandFailure(`${taken} exists already.`);
  const edited = Object.entries(edits).map(async ([file, edit]) => {
    const text = await readFile(join(root, file), 'utf8');
    try {
      return [file, edit(text)] as const;
    } catch (error) {
      throw new CommandFailure(
        `${file} cannot be extended. ${error instanceof Error ? error.message : error}`,
      );
    }
  });
  const files = [...Object.entries(created), ...(await Promise.all(edited))];
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return files.map(([file]) => file);
}
