import type { HarmfulBuild } from './patched-build.ts';

/** Builds that disturb the rest of the page, which a visit shows. */
export const DISTURBING_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a dialog of the browser',
    side: 'client',
    inRender: 'Reflect.apply(window.alert, null, ["Hello"])',
    refusedFor: /opens a dialog of the browser: Hello/,
  },
  {
    name: 'an empty body',
    side: 'client',
    inRender: 'document.body.innerHTML = ""',
    refusedFor: /keeps \d+ % of its text|does not respond/,
  },
  {
    name: 'addresses in a loop',
    side: 'client',
    inRender: 'setInterval(() => history.pushState({}, "", "/"), 10)',
    refusedFor: /leads to \/ by itself/,
  },
  {
    name: 'navigation that is cancelled',
    side: 'client',
    inRender: 'navigation.addEventListener("navigate", (event) => event.preventDefault())',
    refusedFor: /the footer’s link to \/about does not work/,
  },
  {
    name: 'a transition that never ends',
    side: 'client',
    inRender: 'document.startViewTransition(() => new Promise(() => {}))',
    refusedFor: /Transition was aborted because of timeout/,
  },
  {
    name: 'an observer that removes what others add',
    side: 'client',
    atLoad:
      'new MutationObserver((all) => { for (const { addedNodes } of all) for (const each of addedNodes) if (each.localName === "dialog") each.remove(); }).observe(document, { childList: true, subtree: true })',
    refusedFor: /Add to Cart with a login does not bring the product/,
  },
  {
    name: 'a trap for the focus',
    side: 'client',
    atLoad:
      'document.addEventListener("focusin", ({ target }) => { const own = document.querySelector("main a, main button"); if (target !== own) own?.focus(); })',
    refusedFor: /takes the focus away|the footer’s link to \/about does not work/,
  },
];
