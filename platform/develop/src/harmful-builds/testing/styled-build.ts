import type { BuildPatch } from './patched-build.ts';

/** Runs in the federation container, which may use the shared packages. */
const RENDER = `;globalThis.renderStyled = (make) => {
  const [instance] = globalThis.__FEDERATION__?.__INSTANCES__ ?? [];
  if (!instance) return setTimeout(() => globalThis.renderStyled(make), 20);
  const share = (name) => instance.loadShare(name).then((load) => load());
  Promise.all(["@emotion/react", "react-dom/client"].map(share)).then(([emotion, { createRoot }]) =>
    createRoot(document.createElement("div")).render(make(emotion)));
};`;

/**
 * A patch that renders elements outside the page, with the shell's emotion.
 * @param elements an expression over `emotion`
 */
export function styledBuild(elements: string): Pick<BuildPatch, 'side' | 'atLoad' | 'entry'> {
  return {
    side: 'client',
    atLoad: `globalThis.renderStyled?.((emotion) => ${elements})`,
    entry: (text) => text + RENDER,
  };
}
