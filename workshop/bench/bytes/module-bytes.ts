import { brotliCompressSync, constants } from 'node:zlib';
import { decodedMappings, type TraceMap, traceSegment } from '@jridgewell/trace-mapping';

/** What one module adds to a file. */
export type ModuleBytes = {
  /** Path in the workspace or `<package>/<path>` of a dependency. */
  module: string;
  /** Brotli bytes of the file that are the module's. */
  bytes: number;
};

/** Code that the bundler adds: its runtime and the functions around modules. */
const BUNDLER = '(bundler)';

/**
 * Distributes the Brotli bytes of a built file among its modules. Each module's minified text is compressed alone; these sizes are
 * scaled so that their sum is the size of the file.
 */
export function moduleBytes(code: string, map: TraceMap): ModuleBytes[] {
  const texts = textsOfModules(code, map);
  const alone = [...texts].map(([module, text]) => ({ module, bytes: brotliSize(text) }));
  const scale = brotliSize(code) / alone.reduce((sum, { bytes }) => sum + bytes, 0);
  return alone.map(({ module, bytes }) => ({ module, bytes: bytes * scale }));
}

/** The parts of the minified code that come from each module. */
function textsOfModules(code: string, map: TraceMap): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (module: string, text: string) => texts.set(module, (texts.get(module) ?? '') + text);
  const lines = code.split('\n');
  for (const [row, segments] of decodedMappings(map).entries()) {
    const line = lines[row] ?? '';
    add(BUNDLER, line.slice(0, segments[0]?.[0]));
    for (const [index, [start, source]] of segments.entries()) {
      const end = segments[index + 1]?.[0];
      add(moduleOfSource(source === undefined ? null : map.sources[source]), line.slice(start, end));
    }
  }
  return texts;
}

/** The module that the code at a position of a built file comes from; both count from 0. */
export function moduleAt(map: TraceMap, row: number, column: number): string {
  const source = traceSegment(map, row, column)?.[1];
  return moduleOfSource(source === undefined ? null : map.sources[source]);
}

/** `…/node_modules/.pnpm/react@19/node_modules/react/index.js` → `react/index.js`; `…/shell/src/app/app.tsx` → `shell/src/app/app.tsx`. */
function moduleOfSource(source: string | null | undefined): string {
  if (!source) return BUNDLER;
  const [, installed] = /.*node_modules\/(.+)$/.exec(source) ?? [];
  if (installed) return installed;
  if (!source.includes('/src/')) return BUNDLER;
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^.*?(?=(?:[\w-]+)\/src\/)/, '');
}

/** Dependency, workspace package, or folder that a module belongs to. */
export function packageOf(module: string): string {
  const parts = module.split('/');
  return module.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? module);
}

function brotliSize(text: string): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
