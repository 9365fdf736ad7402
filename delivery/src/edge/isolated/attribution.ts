import type { RemoteServerBuild } from 'shared-contracts/document';

/** Is told the id of the remote whose code runs next. */
export type NoteRemote = (id: string) => void;

/**
 * A remote's server build whose pages and fragments tell when they run, so that a remote which blocks or ends the process
 * can be named. A fragment is a component; a page is an object with functions and a component.
 */
export function attributedBuild(id: string, build: RemoteServerBuild, note: NoteRemote): RemoteServerBuild {
  if (!build.modules) return build;
  const modules = Object.entries(build.modules).map(([name, module]) => [
    name,
    isPage(module) ? attributedMembers(id, module, note) : attributed(id, module, note),
  ]);
  return { ...build, modules: Object.fromEntries(modules) };
}

function isPage(module: unknown): module is Record<string, unknown> {
  return typeof module === 'object' && module !== null && 'Page' in module;
}

function attributedMembers(id: string, members: Record<string, unknown>, note: NoteRemote): object {
  return Object.fromEntries(
    Object.entries(members).map(([key, value]) => [key, attributed(id, value, note)]),
  );
}

/**
 * The function's own properties are kept, such as `prefetch` of a fragment. Classes and wrapped components (`memo`) are
 * returned as they are: then the remote before them is the one that is named.
 */
function attributed(id: string, value: unknown, note: NoteRemote): unknown {
  if (typeof value !== 'function' || value.prototype?.isReactComponent) return value;
  const called = (...values: unknown[]) => {
    note(id);
    return value(...values);
  };
  return Object.assign(called, attributedMembers(id, { ...value }, note));
}
