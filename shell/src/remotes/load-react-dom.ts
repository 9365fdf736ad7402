const load = () => import(/* webpackChunkName: "react-dom" */ 'react-dom/client');

/**
 * A chunk of its own, the largest by far: everything else is evaluated while it is on its way. Asked for once more
 * where it failed: nothing starts without it.
 */
export const loadReactDom = () => load().catch(load);
