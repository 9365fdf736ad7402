import { type PageRequest, SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import type { PageModule, PageName } from 'shared-contracts/remotes';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';

/** A page and the fragments of its first paint, as far as they can be had. */
export type FirstModules = {
  page: PageModule | undefined;
  /** By name, the page first. */
  modules: ReadonlyMap<string, unknown>;
  /** Why one of them cannot be had. */
  faults: readonly string[];
};

/** What a route's first paint is made of. A remote without its server build leaves a hole, and costs nothing else. */
export async function firstModules(
  name: PageName,
  loadRemote: PageRequest['loadRemote'],
): Promise<FirstModules> {
  const faults: string[] = [];
  const modules = new Map<string, unknown>();
  const add = async (module: string) => {
    try {
      modules.set(module, await serverModule(module, loadRemote));
    } catch (error) {
      faults.push(`${module} is not there: ${String(error)}`);
    }
  };
  await add(name);
  const page = modules.get(name) as PageModule | undefined;
  for (const fragment of page?.fragments ?? []) await add(fragment);
  return { page, modules, faults };
}

async function serverModule(name: string, loadRemote: PageRequest['loadRemote']): Promise<unknown> {
  const { owner, module: own } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const module = loadRemote(owner).modules[own];
  if (!module) throw new Error('not in the server build');
  return module;
}
