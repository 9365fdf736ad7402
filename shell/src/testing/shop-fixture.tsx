import type { ReactNode } from 'react';
import { ConfigurationProvider, type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP, renderWithShell, type ShellOptions } from 'shared-contracts/testing';
import { QuestionDialog } from '../frame/question-dialog.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { SessionKeeper } from '../session/session-keeper.tsx';

export const CUSTOMER = { status: 'customer', phone: '9845012345' } as const;

export function renderInShop(ui: ReactNode, options?: ShellOptions) {
  return renderWithShell(<ShopAround>{ui}</ShopAround>, options);
}

function ShopAround({ children }: { children: ReactNode }) {
  return (
    <ConfigurationProvider configuration={EXAMPLE_SHOP}>
      {children}
      <SessionKeeper />
      <QuestionDialog />
      <Toasts />
    </ConfigurationProvider>
  );
}

/** Every remote has failed; `retried` receives the names of the modules that were retried. */
export function renderWithDeadRemotes(ui: ReactNode, retried: string[] = [], options?: ShellOptions) {
  const failed = { status: 'failed', error: new Error('The remote is dead.') } as const;
  const loader: RemoteLoader = {
    load: (name) => retried.push(name),
    state: () => failed,
    subscribe: () => () => undefined,
  };
  return renderWithShell(
    <RemoteLoaderProvider loader={loader}>
      <ShopAround>{ui}</ShopAround>
    </RemoteLoaderProvider>,
    options,
  );
}
