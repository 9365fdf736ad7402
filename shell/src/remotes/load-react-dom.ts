// Among the first packages: otherwise both `react-dom/client` and the packages for remotes would bring it.
import 'react-dom';
import { forgetFailedModules } from './bundler-runtime.ts';

const load = () => import(/* webpackChunkName: "react-dom" */ 'react-dom/client');

/** The largest chunk: the others are evaluated while it loads. Retried once, because nothing starts without it. */
export const loadReactDom = () =>
  load().catch(() => {
    forgetFailedModules();
    return load();
  });
