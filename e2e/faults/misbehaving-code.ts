import type { Page } from '@playwright/test';
import { serveChanged } from '../edge/changed-release.ts';
import { releasedFile } from '../edge/released-file.ts';

/** What the code of a remote's page or fragment does on its first paint, until the test sets `mended`. */
export type Misbehaviour =
  | 'throw in render'
  | 'throw in an effect'
  | 'throw in a handler'
  | 'suspend forever'
  | 'send wrong toasts'
  | 'write the shell’s atoms'
  | 'spoil the query cache'
  | 'cover the window'
  | 'hide header and footer';

/** The label of the button whose handler throws. */
export const THROWING_BUTTON = 'Throw';

/** The default export of a module, in a bundler's table of exports. */
const DEFAULT_EXPORT = /default:\(\)=>([\w$]+)\}/;

/** Serves a remote whose module misbehaves, as if it had been released. Its server build is the real one. */
export async function misbehave(
  page: Page,
  remote: string,
  module: string,
  how: Misbehaviour,
): Promise<void> {
  await page.addInitScript(wrapModules, { how, button: THROWING_BUTTON });
  const scripts = [await releasedFile(remote, module), await releasedFile(remote)];
  await serveChanged(page, scripts, (script) => {
    if (!DEFAULT_EXPORT.test(script)) throw new Error(`${remote}/${module} has no default export.`);
    return script.replace(DEFAULT_EXPORT, 'default:()=>globalThis.wrapped($1)}');
  });
}

/** Ends the misbehaviour, as a further release would. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
}

/** Runs in the page, so it holds all that it needs. */
function wrapModules({ how, button }: { how: Misbehaviour; button: string }): void {
  // biome-ignore lint/suspicious/noExplicitAny: the shared packages of the page
  type Any = any;
  const page = globalThis as Any;
  const shared = (name: string): Any => {
    const versions = page.__FEDERATION__?.__INSTANCES__[0]?.shareScopeMap.default[name];
    if (versions) return (Object.values(versions)[0] as Any).lib();
    // On the first paint, which does without Module Federation, as a chunk of the remote gets it.
    const needed = { shareKey: name, shareInfo: { shareConfig: { requiredVersion: '*' } } };
    const runtime: Any = { m: {} };
    page.__SHOP_FEDERATION__.bundlerRuntime.consumes({
      chunkId: 'chunk',
      chunkMapping: { chunk: ['package'] },
      moduleToHandlerMapping: { package: needed },
      promises: [],
      webpackRequire: runtime,
    });
    const module: Any = {};
    runtime.m.package(module);
    return module.exports;
  };
  const failure = () => new Error('misbehaves');
  const never = new Promise(() => undefined);

  /** @returns an element to show beside the remote's own, if any */
  function act(react: Any): Any {
    const effect = (run: () => void) => react.useEffect(() => run(), []);
    const remotes = shared('shared-contracts/remotes');
    switch (how) {
      case 'throw in render':
        throw failure();
      case 'throw in an effect':
        return effect(() => {
          throw failure();
        });
      case 'throw in a handler': {
        const onClick = () => {
          throw failure();
        };
        return react.createElement('button', { type: 'button', onClick }, button);
      }
      case 'suspend forever':
        return react.use(never);
      case 'send wrong toasts': {
        const toast = remotes.useToast();
        const ask = remotes.useQuestion();
        return effect(() => {
          for (const wrong of [{}, null, { message: {} }, 'text', [{}]]) {
            toast(wrong);
            ask(wrong);
          }
        });
      }
      case 'write the shell’s atoms': {
        const store = shared('jotai').useStore();
        return effect(() => {
          for (const wrong of [{}, null, [{}], [{ id: 1, message: {} }]]) {
            store.set(remotes.toastsAtom, wrong);
            store.set(remotes.questionAtom, wrong);
            store.set(shared('shared-contracts/session').sessionAtom, wrong);
          }
        });
      }
      case 'spoil the query cache': {
        const queries = shared('@tanstack/react-query').useQueryClient();
        return effect(() => {
          for (const { queryKey } of queries.getQueryCache().getAll()) {
            queries.setQueryData(queryKey, { spoilt: { by: 'a remote' } });
          }
        });
      }
      case 'cover the window': {
        const style = { position: 'fixed', inset: 0, zIndex: 2_147_483_647, background: 'crimson' };
        return react.createElement('div', { style });
      }
      case 'hide header and footer': {
        const styles =
          'header,footer{display:none!important;opacity:0!important;visibility:hidden!important;z-index:-1!important}';
        return react.createElement(shared('@emotion/react').Global, { styles });
      }
    }
  }

  const wrappers = new Map<Any, Any>();
  function wrap(Own: Any): Any {
    const Wrapped = (props: object) => {
      const react = shared('react');
      const [isMended] = react.useState(() => page.mended);
      const extra = isMended ? undefined : act(react);
      return react.createElement(react.Fragment, null, react.createElement(Own, props), extra);
    };
    return Object.assign(Wrapped, Own);
  }
  page.wrapped = (module: Any) => {
    const wrapper =
      wrappers.get(module) ?? (module.Page ? { ...module, Page: wrap(module.Page) } : wrap(module));
    wrappers.set(module, wrapper);
    return wrapper;
  };
}
