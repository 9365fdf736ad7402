import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { developmentConfig, ownModule } from './development/development-build.ts';
import { writeHotModules } from './development/hot-modules.ts';
import { pluginEndpointShapes } from './endpoint-shapes.ts';
import { developmentShop } from './env.ts';
import { pluginShopReact } from './react-plugin.ts';
import { modulesOf, type RemoteOffer, readRemoteOffer } from './remote-offer.ts';

/** Paths that are proxied to the provider, so that pages and fragments use the real API. */
const PROVIDER_PATHS = ['/api', '/images', '/dev', '/pincode', '/pay'];

const SCENES = 'src/testing/scenes.tsx';

/** Compiled in the package of a team outside the repository. */
const HARNESS = path.join(
  import.meta.dirname,
  'harness',
  import.meta.filename.endsWith('.ts') ? 'harness.tsx' : 'harness.js',
);

/** The build of one remote on its own, with a single page that is made from its `src/remote.ts`. */
export async function harnessConfig(folder: string): Promise<RsbuildConfig> {
  const offer = await readRemoteOffer(folder);
  return mergeRsbuildConfig(developmentConfig(offer.id), {
    root: folder,
    plugins: [pluginShopReact('lent'), pluginEndpointShapes()],
    source: { entry: { index: [ownModule('tell-faults.js'), writeHarness(folder, offer)] } },
    html: { title: `${offer.id}, alone` },
    server: {
      base: '/',
      historyApiFallback: true,
      proxy: Object.fromEntries(
        PROVIDER_PATHS.map((each) => [each, { target: developmentShop.provider, changeOrigin: true }]),
      ),
    },
    dev: { assetPrefix: '/', client: { overlay: true } },
    splitChunks: false,
  });
}

function writeHarness(folder: string, offer: RemoteOffer): string {
  const built = path.join(folder, 'node_modules/.build/harness');
  const scenes = path.join(folder, SCENES);
  const hot = writeHotModules(built, modulesOf(folder, offer));
  const patterns = Object.entries(offer.pages).map(([name, page]) => [name, page.patterns]);
  const entry = path.join(built, 'harness.ts');
  const lines = [
    `import { showHarness } from ${JSON.stringify(HARNESS)};`,
    "import 'shared-contracts/look/tokens.css';",
    "import 'shared-contracts/look/base.css';",
    existsSync(scenes) ? hotScenes(JSON.stringify(scenes)) : 'const scenes = {};',
    `showHarness({ id: ${JSON.stringify(offer.id)}, scenes,`,
    `  pages: ${imports(Object.keys(offer.pages), hot)},`,
    `  patterns: ${JSON.stringify(Object.fromEntries(patterns))},`,
    `  fragments: ${imports(Object.keys(offer.fragments), hot)} });`,
  ];
  writeFileSync(entry, `${lines.join('\n')}\n`);
  return entry;
}

/** A scene shows saved changes of its sources. A change of the scene itself shows when it is opened again. */
const hotScenes = (file: string) => `import { performReactRefresh } from 'react-refresh/runtime';
import { scenes as latest } from ${file};
const scenes = latest;
import.meta.webpackHot?.accept(${file}, () => {
  Object.assign(scenes, latest);
  performReactRefresh();
});`;

function imports(names: readonly string[], files: Readonly<Record<string, string>>): string {
  const entries = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(files[name])})`,
  );
  return `{ ${entries.join(', ')} }`;
}
