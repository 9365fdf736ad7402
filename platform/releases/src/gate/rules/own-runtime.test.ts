import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseScript } from '../../bundle/parsed-script.ts';
import type { RemoteRelease } from '../../registry/store/release-manifest.ts';
import { temporaryFolder, writeFiles } from '../../testing/artefact-fixture.ts';
import { Build } from './build.ts';
import { forbiddenCode } from './forbidden-code.ts';
import { secondCopies } from './second-copies.ts';

const IMPORT = 'loads a script that is not part of the release (import)';
const STORAGE = 'uses storage, which belongs to shared-contracts/session (localStorage)';

const found = (text: string, owner: object) => {
  const { program } = parseScript(text, 'module');
  return [...forbiddenCode(program, { id: 'reviews', isEntry: false, ...owner }).values()].flatMap((each) => [
    ...each,
  ]);
};

test.each<[script: string, reasons: string[]]>([
  ['import(address)', []],
  ['if (inBrowser && window.localStorage) look()', []],
  ['(inBrowser && window.localStorage) ? look() : null', []],
  ['inBrowser && window.localStorage && look()', []],
  ['const kept = inBrowser && window.localStorage', [STORAGE]],
  ['(0 || localStorage).getItem("token")', [STORAGE]],
  ['(inBrowser && localStorage).getItem("token")', [STORAGE]],
  ['localStorage.getItem("FEDERATION_DEBUG")', []],
  ['localStorage.getItem(keys.BROWSER_LOG_KEY)', []],
  ['localStorage.getItem("token")', [STORAGE]],
  ['localStorage.getItem(key)', [STORAGE]],
  ['localStorage.setItem("FEDERATION_DEBUG", 1)', [STORAGE]],
  ['new WebSocket(address)', ['opens a connection past the HTTP client of the shop']],
])('of a federation runtime, %s: %j', (script, reasons) => {
  expect(found(script, { isRuntime: true })).toEqual(reasons);
});

test.each<[imported: string, reasons: string[]]>([
  ['"./page.js"', []],
  ['"../remoteEntry.js"', []],
  ['"../../other/page.js"', [IMPORT]],
  ['"https://cdn.example/page.js"', [IMPORT]],
  ['address', [IMPORT]],
])('a module in assets/ imports %s: %j', (imported, reasons) => {
  expect(found(`import(${imported})`, { module: 'assets/shop.js' })).toEqual(reasons);
  expect(found(`import(${imported})`, {})).toEqual([IMPORT]);
});

test('the runtime is the entry, and of a module what it imports before it runs', async () => {
  const folder = await temporaryFolder();
  const files = { 'entry.js': '', 'assets/runtime.js': '', 'assets/page.js': '' };
  await writeFiles(join(folder, 'client'), {
    'entry.js':
      'import { init } from "./assets/runtime.js"; export const get = () => import("./assets/page.js");',
    'assets/runtime.js': 'export const init = 1;',
    'assets/page.js': 'export default 1;',
  });
  const release = (entryType: RemoteRelease['entryType']) =>
    ({ entry: 'entry.js', entryType, files }) as unknown as RemoteRelease;
  expect([...new Build(folder, release('module')).runtime]).toEqual(['entry.js', 'assets/runtime.js']);
  expect([...new Build(folder, release('global')).runtime]).toEqual(['entry.js']);
  expect([...new Build(folder, release(undefined)).runtime]).toEqual([]);
});

test('an adapted remote may bring what makes elements, and no React', () => {
  const [react, elements] = [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'react.transitional.element',
  ];
  expect(secondCopies(elements, true)).toEqual([]);
  expect(secondCopies(elements)).toEqual(['react/jsx-runtime']);
  expect(secondCopies(`["useState", "${react}"]`, true)).toEqual([]);
  expect(secondCopies(`${react} ${elements}`, true)).toEqual(['react']);
  const dom = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  expect(secondCopies(`["createPortal", "${dom}"]`, true)).toEqual([]);
  expect(secondCopies(`${dom} Symbol.for("react.portal")`, true)).toEqual(['react-dom']);
});
