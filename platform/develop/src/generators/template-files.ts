import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GeneratedFiles } from './edited-files.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const SUFFIX = '.template';

/** The files of `templates/<folder>`. In their paths and texts, `{{id}}` becomes the value of `id`. */
export async function filesFromTemplates(
  folder: 'page' | 'remote' | 'outside-remote',
  values: Readonly<Record<string, string>>,
): Promise<GeneratedFiles> {
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (name, key: string) => values[key] ?? name);
  const paths = await readdir(join(TEMPLATES, folder), { recursive: true });
  const files = paths.filter((path) => path.endsWith(SUFFIX)).sort();
  const written = files.map(async (path) => {
    const text = await readFile(join(TEMPLATES, folder, path), 'utf8');
    return [filled(path.slice(0, -SUFFIX.length).replaceAll('\\', '/')), filled(text)];
  });
  return Object.fromEntries(await Promise.all(written));
}
