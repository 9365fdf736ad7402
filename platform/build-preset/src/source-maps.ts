import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import { OWN_SOURCE, type SourceMaps, sourceMapsFile } from 'releases/registry/store/source-maps';

const compress = promisify(brotliCompress);

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** Compression takes 0.1 s; at the highest quality it takes 3 s, and the file is only 8 % smaller. */
const QUALITY = 9;

/** The name of the source for code that the bundler adds. */
const BUNDLER = '(bundler)';

type BuiltMap = { sources: string[]; names: string[]; mappings: string };

/** Writes all source maps into one file beside `client` and `server`. No served file refers to them (decision 192). */
export function pluginSourceMaps(folder: string): RsbuildPlugin {
  const dist = path.join(folder, 'dist');
  return {
    name: 'maps-of-a-release',
    setup(api) {
      api.onBeforeBuild(() => rmSync(sourceMapsFile(dist), { force: true }));
      api.modifyRspackConfig((config, { isProd }) => {
        if (!isProd) return;
        config.devtool = 'hidden-source-map';
        config.output.devtoolModuleFilenameTemplate = '[absolute-resource-path]';
      });
      api.onAfterBuild(async ({ stats }) => {
        const { mode } = api.getNormalizedConfig();
        if (mode === 'production' && !stats?.hasErrors()) await collectMaps(dist, folder);
      });
    },
  };
}

async function collectMaps(dist: string, folder: string): Promise<void> {
  const maps: SourceMaps['maps'] = {};
  const texts: SourceMaps['texts'] = {};
  for (const file of globSync('{client,server}/**/*.{js,cjs,css}.map', { cwd: dist }).sort()) {
    const { sources, names, mappings }: BuiltMap = JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
    rmSync(path.join(dist, file));
    if (file.endsWith('.css.map')) continue;
    const script = file.replaceAll(path.sep, '/').replace(/\.map$/, '');
    const named = sources.map((source) => ({ source, name: nameOf(source, folder) }));
    maps[script] = { version: 3, sources: named.map(({ name }) => name), names, mappings };
    for (const { source, name } of named) {
      // The original text of the shop's own sources. Texts of packages are left out.
      if (OWN_SOURCE.test(name)) texts[name] ??= readFileSync(source, 'utf8');
    }
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const content = await compress(JSON.stringify({ maps, texts } satisfies SourceMaps), { params });
  writeFileSync(sourceMapsFile(dist), content);
}

/** Gives a source the same name on each machine: `mfe-catalog/src/shop/shop-page.tsx`, `node_modules/react/index.js` or `(bundler)`. */
function nameOf(source: string, folder: string): string {
  const inRepository = [path.dirname(folder), WORKSPACE]
    .map((root) => path.relative(root, source))
    .find((relative) => path.isAbsolute(source) && !relative.startsWith('..'));
  const name = (inRepository ?? source).replaceAll(path.sep, '/');
  const installed = name.lastIndexOf('node_modules/');
  if (installed >= 0) return name.slice(installed);
  return inRepository === undefined ? BUNDLER : name;
}
