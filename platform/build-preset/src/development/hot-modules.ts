import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a module for each page and fragment that handles its hot updates. React's refresh accepts only modules that export nothing but
 * components, but a page is an object with a component. The shop keeps that object, so a hot update replaces its fields.
 * @param folder of the development build
 * @param files name of a page or fragment → its absolute path
 * @returns the same names → the modules
 */
export function writeHotModules(
  folder: string,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  const exposed = path.join(folder, 'exposed');
  mkdirSync(exposed, { recursive: true });
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      const hot = path.join(exposed, `${name}.js`);
      writeFileSync(hot, hotModule(JSON.stringify(file)));
      return [name, hot];
    }),
  );
}

const hotModule = (file: string) => `import exposed from ${file};
import { performReactRefresh } from 'react-refresh/runtime';

const kept = exposed;

export * from ${file};
export default kept;

import.meta.webpackHot?.accept(${file}, () => {
  if (typeof kept === 'object') Object.assign(kept, exposed);
  performReactRefresh();
});
`;
