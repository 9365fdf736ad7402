import { type PageRequest, SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import type { FragmentName, PageModule, PageName } from 'shared-contracts/remotes';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';

/** The modules of a document: the page and its fragments, as far as they could be loaded. */
export type FirstModules = {
  page: PageModule | undefined;
  /** By name, the page first. */
  modules: ReadonlyMap<string, unknown>;
  /** Those below the first view: they are rendered, but the browser does not load them before they are near. */
  late: readonly FragmentName[];
  /** Modules that could not be loaded, each with the reason. */
  missing: Readonly<Record<string, string>>;
};

/** A remote without a server build leaves out its own modules only. */
export async function loadFirstModules(
  name: PageName,
  loadRemote: PageRequest['loadRemote'],
): Promise<FirstModules> {
  const missing: Record<string, string> = {};
  const modules = new Map<string, unknown>();
  const add = async (module: string) => {
    try {
      modules.set(module, await loadModule(module, loadRemote));
    } catch (error) {
      missing[module] = String(error);
    }
  };
  await add(name);
  const page = modules.get(name) as PageModule | undefined;
  const late = page?.lateFragments ?? [];
  for (const fragment of [...(page?.fragments ?? []), ...late]) await add(fragment);
  return { page, modules, late, missing };
}

/** @throws when the module cannot be loaded */
export async function loadModule(name: string, loadRemote: PageRequest['loadRemote']): Promise<unknown> {
  const { owner, module: own } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const module = loadRemote(owner).modules[own];
  if (!module) throw new Error('not in the server build');
  return module;
}
