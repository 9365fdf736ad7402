import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useLocation } from 'react-router-dom';
import type { LoadedModule, RemoteModules } from '../remotes/remote-modules.ts';
import type { Session } from '../session/session-atoms.ts';
import { InShell, type ShellState, shellState } from './in-shell.tsx';

export type ShellOptions = {
  /** Path and query of the page, `/` unless set. */
  at?: string;
  session?: Session;
  /** Modules of other remotes; all others keep loading. */
  modules?: { [Name in keyof RemoteModules]?: LoadedModule<Name> };
};

export type RenderedInShell = RenderResult &
  Pick<ShellState, 'store' | 'queries'> & {
    /** The current path and query. */
    address: () => string;
  };

export function renderWithShell(
  ui: ReactNode,
  { at = '/', session, modules }: ShellOptions = {},
): RenderedInShell {
  const state = shellState(session, modules);
  let address = at;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const rendered = render(
    <InShell state={state}>
      <MemoryRouter initialEntries={[at]}>
        {ui}
        <Address />
      </MemoryRouter>
    </InShell>,
  );
  return { ...rendered, store: state.store, queries: state.queries, address: () => address };
}
