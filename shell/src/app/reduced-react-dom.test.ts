import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reducedReactDom } from 'build-preset/reduced/reduced-react-dom';
import type * as React from 'react';
import type { ReactNode } from 'react';
import type * as ReactDom from 'react-dom';
import type * as Client from 'react-dom/client';
import type * as Server from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const installed = createRequire(createRequire(import.meta.url).resolve('react-dom/client'));

/** Evaluates the production build of a package; tests import development builds otherwise. */
function production<Exports>(file: string, packages: object, edited = (source: string) => source): Exports {
  const [name = ''] = file.split('/');
  const path = installed.resolve(name).replace(/index\.js$/, `cjs/${file.split('/').at(-1)}.production.js`);
  const exports = {};
  const imported = new Map(Object.entries(packages));
  new Function('exports', 'require', edited(readFileSync(path, 'utf8')))(
    exports,
    (specifier: string) => imported.get(specifier) ?? installed(specifier),
  );
  return exports as Exports;
}

const react = production<typeof React>('react/react', {});
const reactDom = production<typeof ReactDom>('react-dom/react-dom', { react });
const packages = { react, 'react-dom': reactDom };
const { renderToString } = production<typeof Server>('react-dom/react-dom-server-legacy.browser', packages);
/** React DOM as browsers get it (decision 004). */
const { hydrateRoot } = production<typeof Client>('react-dom/react-dom-client', packages, reducedReactDom);
const {
  Component,
  createRef,
  Fragment,
  lazy,
  Suspense,
  startTransition,
  useId,
  useState,
  useSyncExternalStore,
  useTransition,
} = react;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const h = react.createElement;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? h('p', null, 'failed') : this.props.children;
  }
}

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const place = createRef<React.FragmentInstance>();

const Late = lazy(async () => ({ default: () => h('p', null, 'late') }));

function Page() {
  const id = useId();
  const [step, setStep] = useState(0);
  const [isPending, startStep] = useTransition();
  const shared = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  const next = () => startStep(() => setStep((shown) => shown + 1));
  return h(
    'main',
    { id, 'aria-busy': isPending, className: `step-${step}` },
    h('button', { type: 'button', onClick: next, disabled: step > 3 }, `step ${step} of ${shared}`),
    h('input', { 'aria-label': 'name', defaultValue: 'teak' }),
    h('svg', null, h('title', null, 'a picture')),
    h('ul', null, ...[3, 1, 2].filter((key) => key > step).map((key) => h('li', { key }, key))),
    step > 0 && h(Suspense, { fallback: 'loading' }, h(Late)),
    step > 1 && reactDom.createPortal(h('p', null, 'elsewhere'), document.body),
    h(
      Fragment,
      { ref: place },
      h(Boundary, null, h(Failing, { fails: step > 2 })),
      step > 1 && h('p', null, 'beside'),
    ),
  );
}

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error('Fails from the third step on.');
  return h('p', null, 'works');
}

it('React DOM as browsers get it hydrates, updates, suspends, and contains errors as the whole one does', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(h(Page));
  const button = root.querySelector('button');
  const rendered = root.innerHTML;
  startTransition(() => void hydrateRoot(root, h(Page)));
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  expect(root.innerHTML).toBe(rendered);
  expect(root.querySelector('button')).toBe(button);

  expect(place.current?.getClientRects()).toHaveLength(1);

  button?.click();
  await vi.waitFor(() => expect(root.textContent).toContain('step 1 of 0'));
  await vi.waitFor(() => expect(root.textContent).toContain('late'));
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['3', '2']);

  count = 7;
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(button?.textContent).toContain('step 1 of 7'));

  button?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('elsewhere'));
  expect(root.textContent).not.toContain('elsewhere');
  expect(root.textContent).toContain('works');

  button?.click();
  await vi.waitFor(() => expect(root.textContent).toContain('failed'));
  expect(place.current?.getClientRects()).toHaveLength(2);
  expect(root.querySelector('input')?.value).toBe('teak');
});
