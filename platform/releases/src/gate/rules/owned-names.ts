import type { ScriptFacts } from '../../bundle/script-facts.ts';

/** Names of the contract that change what belongs to the whole shop: who may use them, and for what. */
const OWNED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts/session#storeSession': ['account'],
  'shared-contracts/session#forgetSession': [],
  'shared-contracts/session#readToken': [],
  'shared-contracts/session#takeIntents': [],
  'shared-contracts/session#storeOrderAttempt': ['cart-checkout'],
  'shared-contracts/events#mirrorEventsAcrossTabs': [],
  'shared-contracts/remotes#RemoteLoaderProvider': [],
  'shared-contracts/remotes#ConfigurationProvider': [],
  'shared-contracts/remotes#openLateSlices': [],
  'shared-contracts/remotes#toastsAtom': [],
  'shared-contracts/remotes#questionAtom': [],
  'react-router-dom#BrowserRouter': [],
  'jotai#createStore': [],
  'jotai#getDefaultStore': [],
  'jotai#Provider': [],
  'jotai#INTERNAL_overrideCreateStore': [],
  '@tanstack/react-query#focusManager': [],
  '@tanstack/react-query#onlineManager': [],
  '@tanstack/react-query#notifyManager': [],
  '@tanstack/react-query#timeoutManager': [],
  '@tanstack/react-query#environmentManager': [],
  '@tanstack/react-query#QueryClient': [],
  '@tanstack/react-query#QueryClientProvider': [],
  'react-dom#createPortal': [],
  'react-dom/client#createRoot': [],
  'react-dom/client#hydrateRoot': [],
};

/** Events that one owner announces; any remote may send the others. */
const OWNED_EVENTS: Readonly<Record<string, readonly string[]>> = {
  'session-started': [],
  'session-ended': [],
  'session-expired': [],
  'login-requested': [],
  'login-dismissed': ['account'],
  'logout-requested': ['account'],
};

/** Uses of what belongs to the shell or to another remote, in words for "<id>: …". */
export function usesOfOthers(id: string, { imports, events }: ScriptFacts): string[] {
  const names = Object.entries(imports).flatMap(([specifier, used]) =>
    used.map((name) => ({ name, specifier, allowed: OWNED_NAMES[`${specifier}#${name}`] })),
  );
  return [
    ...names.flatMap(({ name, specifier, allowed }) =>
      allowed && !allowed.includes(id)
        ? [`it uses ${name} of ${specifier}, which is for ${ownersOf(allowed)}`]
        : [],
    ),
    ...events.flatMap((name) => {
      const allowed = OWNED_EVENTS[name];
      return allowed && !allowed.includes(id)
        ? [`it sends the event ${name}, which only ${ownersOf(allowed)} may send`]
        : [];
    }),
  ];
}

function ownersOf(ids: readonly string[]): string {
  return ids.length === 0 ? 'the shell' : `the shell and ${ids.join(', ')}`;
}
