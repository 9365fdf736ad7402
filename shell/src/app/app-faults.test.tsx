// @module-tag all
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, useSetAtom, type WritableAtom } from 'jotai';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { emit, type ShopEventName } from 'shared-contracts/events';
import {
  type PageModule,
  questionAtom,
  type RemoteModules,
  toastsAtom,
  useQuestion,
  useToast,
} from 'shared-contracts/remotes';
import { sessionAtom } from 'shared-contracts/session';
import { EXAMPLE_SHOP, mockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { createModuleStore } from '../remotes/module-store.ts';
import { App } from './app.tsx';
import { createStyleCache } from './style-cache.ts';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  mockApi();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const page = (Page: PageModule['Page']): PageModule => ({
  Page,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: 'Sheets' }),
});

/** Opens the whole shop at the shop page, with this module as the page. */
async function openShop(module: RemoteModules['catalog/shop']) {
  window.history.replaceState(null, '', '/shop/Sheet');
  const loader = createModuleStore(async () => module);
  await act(() => loader.settle(['catalog/shop']));
  return render(
    <App
      styles={createStyleCache()}
      store={createStore()}
      queries={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      loader={loader}
      configuration={EXAMPLE_SHOP}
      inRouter={(shop: ReactNode) => <BrowserRouter>{shop}</BrowserRouter>}
    />,
  );
}

function expectWholeFrame(): void {
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: messages.account })).toBeInTheDocument();
  expect(header.getByRole('button', { name: messages.cart })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(messages.version);
}

type Sends = { toast: unknown; question: unknown; event: unknown; atom: unknown };

/** Sends a value of the wrong type through each channel of the contract. */
function Sender({ what }: { what: unknown }) {
  const toast = useToast() as (value: unknown) => void;
  const ask = useQuestion() as (value: unknown) => Promise<boolean>;
  const setToasts = useSetAtom(toastsAtom as WritableAtom<unknown, [unknown], void>);
  const setQuestion = useSetAtom(questionAtom as WritableAtom<unknown, [unknown], void>);
  const setSession = useSetAtom(sessionAtom as WritableAtom<unknown, [unknown], void>);
  const send = (name: string, payload: unknown) => emit(name as ShopEventName, payload as never);
  const ways: Record<keyof Sends, () => void> = {
    toast: () => toast(what),
    question: () => void ask(what),
    event: () => {
      for (const name of ['session-started', 'session-expired', 'login-requested', 'no-such-event']) {
        send(name, what);
      }
    },
    atom: () => {
      // A type error in a remote's build, which a build without type checks ignores (PROM-133).
      setToasts([what]);
      setToasts(what);
      setQuestion(what);
      setSession(what);
    },
  };
  return Object.entries(ways).map(([way, click]) => (
    <button key={way} type="button" onClick={click}>
      {`send a wrong ${way}`}
    </button>
  ));
}

const OBJECT_AS_TEXT = {
  tone: 'good',
  message: { en: 'Added' },
  confirmLabel: 'OK',
  answer: () => undefined,
  requestId: 1,
  phone: {},
  status: 'customer',
  id: 1,
};

describe.each<[string, unknown]>([
  ['an empty object', {}],
  ['null', null],
  ['a React element', <b key="b">Added</b>],
  ['an object where text belongs', OBJECT_AS_TEXT],
])('a remote that sends %s', (_, what) => {
  it.each(['toast', 'question', 'event', 'atom'])(
    'PROM-56 PROM-133 as %s leaves the frame as it is, and is named in the console',
    async (way) => {
      await openShop(page(() => <Sender what={what} />));
      await userEvent.click(screen.getByRole('button', { name: `send a wrong ${way}` }));
      expectWholeFrame();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
      const said = way === 'atom' ? 'which belongs to the shell' : 'of the wrong shape';
      expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining(said));
    },
  );
});

it('PROM-56 a question of the wrong shape is declined, so that its remote does not wait forever', async () => {
  const answers: boolean[] = [];
  function Asker() {
    const ask = useQuestion();
    return (
      <button type="button" onClick={() => void ask({} as never).then((answer) => answers.push(answer))}>
        ask
      </button>
    );
  }
  await openShop(page(Asker));
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  expect(answers).toEqual([false]);
});

it.each([
  ['null', null],
  ['an empty object', {}],
  ['a component', () => <p>Sheets</p>],
])('a page module that is %s fails in its place alone', async (_, module) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openShop(module as never);
  expect(screen.getByRole('main')).toHaveTextContent(messages.pageFailed);
  expectWholeFrame();
});

it('PROM-6 without storage, the shop works, and the account icon opens the login', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openShop(page(() => <p>Sheets</p>));
  expect(screen.getByRole('main')).toHaveTextContent('Sheets');
  await userEvent.click(screen.getByRole('button', { name: messages.account }));
  expect(screen.getByRole('dialog', { name: messages.logIn })).toBeVisible();
});
