import * as emotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import type { SharedSpecifier } from 'shared-contracts/document';
import * as events from 'shared-contracts/events';
import * as http from 'shared-contracts/http';
import * as look from 'shared-contracts/look';
import * as remotes from 'shared-contracts/remotes';
import * as session from 'shared-contracts/session';
import * as zodMini from 'zod/mini';
import { emotion } from './emotion-facade.ts';
import { query } from './query-facade.ts';

/** The shop's React DOM supports none of these (decision 004). The gate refuses a remote that imports them. */
const { Activity, ViewTransition, addTransitionType, ...providedReact } = react;
const { preconnect, prefetchDNS, preinit, preinitModule, preload, preloadModule, ...providedDom } = reactDom;

/** Shared specifier → the shell's instance, for remotes. Browsers load some later: see `laterPackages`. */
export const providedPackages: Readonly<Record<string, unknown>> = {
  react: providedReact,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': providedDom,
  'react-router-dom': router,
  jotai,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsxRuntime,
  '@tanstack/react-query': query,
  'zod/mini': zodMini,
  'shared-contracts/session': session,
  'shared-contracts/events': events,
  'shared-contracts/remotes': remotes,
  'shared-contracts/http': http,
  'shared-contracts/look': look,
} satisfies Record<
  Exclude<SharedSpecifier, 'react-dom/client' | `shared-contracts/stored${string}`>,
  unknown
>;
