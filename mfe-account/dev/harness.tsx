import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sessionState } from 'shared-contracts/frame';
import { Button, PageHeading, Row, Wrap } from 'shared-contracts/look';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { forgetSession, readPhone, readToken } from 'shared-contracts/session';
import AccountMenu from '../src/account-menu/account-menu.tsx';
import LoginDialog from '../src/login-dialog/login-dialog.tsx';

const store = createStore();

function readSession(): void {
  const phone = readPhone() ?? '';
  store.set(sessionState, readToken() ? { status: 'customer', phone } : { status: 'visitor' });
}

/** The account shows no fragments of other remotes. */
const noRemotes: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

function Harness() {
  const [shown, setShown] = useState<'login-dialog' | 'account-menu'>();
  function close(): void {
    readSession();
    setShown(undefined);
  }
  function logOut(): void {
    forgetSession();
    close();
  }
  return (
    <Wrap>
      <PageHeading title="mfe-account" />
      <Row>
        <Button onClick={() => setShown('login-dialog')}>login-dialog</Button>
        <Button onClick={() => setShown('account-menu')}>account-menu</Button>
      </Row>
      {shown === 'login-dialog' && <LoginDialog onLoggedIn={close} onClose={close} />}
      {shown === 'account-menu' && <AccountMenu onLogOut={logOut} onClose={close} />}
    </Wrap>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The harness has no place.');
readSession();
createRoot(root).render(
  <Provider store={store}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <RemoteLoaderProvider loader={noRemotes}>
          <Harness />
        </RemoteLoaderProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </Provider>,
);
