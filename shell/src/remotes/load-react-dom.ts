import { forgetFailedModules } from './bundler-runtime.ts';

const load = () => import(/* webpackChunkName: "react-dom" */ 'react-dom/client');

/** The largest chunk: the others are evaluated while it loads. Retried once, because nothing starts without it. */
export const loadReactDom = () =>
  load().catch(() => {
    forgetFailedModules();
    return load();
  });
