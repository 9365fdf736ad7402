import type { ReactNode } from 'react';
import type { LoadedModule, RemoteModules } from '../remotes/remote-modules.ts';
import type { Session } from '../session/session-atoms.ts';
import { forgetSession, storeSession } from '../session/session-storage.ts';
import { type MockApi, mockApi } from './mock-api.ts';

export { errorResponse, type MockApi, mockApi, networkError } from './mock-api.ts';
export { choose, click, press, readOn, type } from './scene-acts.ts';

/** A state of a page or fragment, for its screen tests and for the gallery of its remote. */
export type Scene = {
  screen: ReactNode;
  /** Path and query; `/` unless set. */
  at?: string;
  /** A visitor's unless set. */
  session?: Session;
  /** Modules of other remotes; all others keep loading. */
  modules?: { [Name in keyof RemoteModules]?: LoadedModule<Name> };
  given?: (api: MockApi) => void;
  /** Leads from the initial state to this one. */
  act?: () => Promise<void>;
  /** Why parts of the page move when its data arrives. Without a reason, none may move. */
  shifts?: string;
  /** In px. The state does not exist in wider windows. */
  maxWidth?: number;
  /** A text, or the accessible name of a part, that only this state shows. */
  shows: string;
};

/** By name, `shop: nothing found`. */
export type Scenes = Readonly<Record<string, Scene>>;

/** In `given`: a response that never comes. */
export const noResponse = (): Promise<never> => new Promise(() => undefined);

/** The session of the example customer of the builders. */
export const CUSTOMER: Session = { status: 'customer', phone: '9845012345' };

/** @param arrived awaited before each response */
export function prepareScene({ session, given }: Scene, arrived?: () => Promise<void>): void {
  const api = mockApi(arrived);
  given?.(api);
  if (session?.status === 'customer') storeSession({ token: 'of a scene', phone: session.phone });
  else forgetSession();
}

export function isShown({ shows }: Scene): boolean {
  const named = [...document.body.querySelectorAll('[aria-label]')];
  return (
    (document.body.textContent ?? '').includes(shows) ||
    named.some((element) => element.getAttribute('aria-label') === shows)
  );
}
