/*
 * The rival: the same page sources as one ordinary application, without federation. Lazy routes as Rsbuild emits them.
 */
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import * as reactDom from 'react-dom/client';
import { remoteModules } from 'remote-modules';
import type { PublishedSet } from 'shared-contracts/document';
import { startShop } from '../../../shell/src/app/start-shop.tsx';
import { ownPages } from '../../../shell/src/pages/own-pages.ts';
import { setRemotePages } from '../../../shell/src/routing/page-table.ts';

// Its chunks belong to no release, which the shop requires of a script.
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: object) => unknown };
};
trustedTypes?.createPolicy('default', { createScriptURL: (address: string) => address });

const modules: typeof remoteModules = {
  ...ownPages,
  ...remoteModules,
};

async function loadModule(name: string): Promise<unknown> {
  const load = modules[name];
  if (!load) throw new Error(`No module ${name}`);
  return (await load()).default;
}

const { first, pages }: Pick<PublishedSet, 'first' | 'pages'> = JSON.parse(
  document.getElementById('released-set')?.textContent ?? '{}',
);
setRemotePages(pages);
void startShop(loadModule, first, Promise.resolve(reactDom));
