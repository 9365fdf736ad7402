import type { HarmfulBuild } from './forbidden-builds.ts';

interface Evasion {
  name: string;
  code: string;
  refusedFor: RegExp;
}

const inBrowsers = ({ code, ...evasion }: Evasion): HarmfulBuild => ({
  ...evasion,
  side: 'client',
  inRender: code,
});
const onServer = ({ code, ...evasion }: Evasion): HarmfulBuild => ({
  ...evasion,
  // It does not load.
  isAlone: true,
  side: 'server',
  atLoad: code,
});

/** Builds that hide how they reach what is not theirs. */
export const EVASIVE_BUILDS: readonly HarmfulBuild[] = [
  ...[
    {
      name: 'a copy of the window',
      code: 'const all = { ...window }; all.sessionStorage.clear()',
      refusedFor: /uses sessionStorage/,
    },
    {
      name: 'the storage of an empty frame',
      code: 'const frame = document.createElement("iframe"); frame.src = "/"; render().append(frame)',
      refusedFor: /with a window of its own \(iframe\)/,
    },
    {
      name: 'the token from the shared packages',
      code: 'const [host] = window.__FEDERATION__.__INSTANCES__; host.shareScopeMap.default["shared-contracts/session"]',
      refusedFor: /reaches past the contract/,
    },
    {
      name: 'chunks of another remote',
      code: '(self.chunk_mfe_account = self.chunk_mfe_account || []).push([["login-dialog"], {}])',
      refusedFor: /reaches into the remote account/,
    },
    {
      name: 'the passwords of the browser',
      code: 'navigator.credentials.get({ password: true })',
      refusedFor: /stored passwords/,
    },
    {
      name: 'a connection between browsers',
      code: 'new RTCPeerConnection({ iceServers: [] }).createDataChannel("x")',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a web socket by reflection',
      code: 'Reflect.construct(WebSocket, ["/live"])',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a web socket by a subclass',
      code: 'new (class extends WebSocket {})("/live")',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a beacon of another name',
      code: 'const { sendBeacon: send } = navigator; send.call(navigator, "/collect", "x")',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'the storage in a variable that is set later',
      code: 'let store = null; store = window ?? {}; store = store.localStorage; store.clear()',
      refusedFor: /uses localStorage/,
    },
  ].map(inBrowsers),
  ...[
    {
      name: 'the whole environment of the server',
      code: 'const all = JSON.stringify({ ...process.env })',
      refusedFor: /cannot be loaded: Error: It copies process\.env/,
    },
    {
      name: 'require under another name',
      code: 'const load = require; load("fs")',
      refusedFor: /cannot be loaded: Error: It needs/,
    },
    {
      name: 'the module that Node loads',
      code: 'const parent = module.constructor; parent._load("fs")',
      refusedFor: /cannot be loaded: TypeError/,
    },
    {
      name: 'memory of other pages',
      code: 'const used = Buffer.allocUnsafe(1_000).toString()',
      refusedFor: /memory that other code has used/,
    },
  ].map(onServer),
];
