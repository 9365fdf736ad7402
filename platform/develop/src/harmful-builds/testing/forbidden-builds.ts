import type { BuildPatch } from './patched-build.ts';

/** A build that the gate must refuse, and the words of its sentence. */
export interface HarmfulBuild extends BuildPatch {
  refusedFor: RegExp;
}

/** `require` of a package that the remote may not use yet, in the server build. */
const requires = (name: string, specifier: string) => (text: string) =>
  text.replace(/^const modules = /m, `const ${name} = require("${specifier}");\n$&`);

/** Builds whose scripts do what no remote may do. */
export const FORBIDDEN_BUILDS: readonly HarmfulBuild[] = [
  { name: 'eval', atLoad: 'eval("1 + 1")', refusedFor: /cannot be loaded: EvalError/, isAlone: true },
  {
    name: 'the constructor of functions',
    atLoad: 'new Function("return 1")()',
    refusedFor: /cannot be loaded: EvalError/,
    isAlone: true,
  },
  {
    name: 'a function by its constructor',
    atLoad: '[].constructor.constructor("return 1")()',
    refusedFor: /cannot be loaded: EvalError/,
    isAlone: true,
  },
  {
    name: 'a script of another company',
    side: 'client',
    inRender:
      'const s = document.createElement("script"); s.src = "https://tracker.example/t.js"; document.head.append(s)',
    refusedFor: /adds a script element/,
  },
  {
    name: 'a request to another company',
    side: 'client',
    inRender: 'fetch("https://tracker.example/collect", { method: "POST" })',
    refusedFor: /foreign address tracker\.example/,
  },
  {
    name: 'an address without a scheme',
    side: 'client',
    inRender: 'fetch("//tracker.example/collect")',
    refusedFor: /foreign address tracker\.example/,
  },
  {
    name: 'a web socket',
    side: 'client',
    inRender: 'new WebSocket("wss://tracker.example")',
    refusedFor: /opens a connection past/,
  },
  {
    name: 'a beacon',
    side: 'client',
    inRender: 'navigator.sendBeacon("/collect", "x")',
    refusedFor: /opens a connection past/,
  },
  {
    name: 'the session’s token in the storage',
    side: 'client',
    inRender: 'localStorage.getItem("token")',
    refusedFor: /uses localStorage/,
  },
  {
    name: 'storage by the window',
    side: 'client',
    inRender: 'window["sessionStorage"].clear()',
    refusedFor: /uses sessionStorage/,
  },
  {
    name: 'cookies',
    side: 'client',
    inRender: 'void document.cookie',
    refusedFor: /reads or writes cookies/,
  },
  {
    name: 'a style element',
    side: 'client',
    inRender:
      'document.head.append(Object.assign(document.createElement("style"), { textContent: "header { display: none }" }))',
    refusedFor: /adds a style element/,
  },
  {
    name: 'a rule in a style sheet',
    side: 'client',
    inRender: 'document.styleSheets[0].insertRule("header { display: none }")',
    refusedFor: /outside emotion/,
  },
  {
    name: 'a base element',
    side: 'client',
    inRender: 'document.head.append(document.createElement("base"))',
    refusedFor: /adds a base element/,
  },
  {
    name: 'a service worker',
    side: 'client',
    inRender: 'navigator.serviceWorker.register("/sw.js")',
    refusedFor: /service worker/,
  },
  {
    name: 'the debugger',
    side: 'client',
    inRender: 'debugger',
    refusedFor: /debugger/,
  },
  {
    name: 'the environment of the server',
    side: 'server',
    atLoad: 'const secret = process.env.SESSION_SECRET',
    refusedFor: /cannot be loaded: Error: It reads process\.env/,
    isAlone: true,
  },
  {
    name: 'the end of the server’s process',
    side: 'server',
    atLoad: 'process.exit(1)',
    refusedFor: /cannot be loaded: TypeError: process\.exit/,
    isAlone: true,
  },
  {
    name: 'a command on the server',
    server: requires('child', 'node:child_process'),
    refusedFor: /cannot be loaded: Error: It needs/,
    isAlone: true,
  },
  {
    name: 'files of the server',
    server: requires('files', 'fs'),
    refusedFor: /cannot be loaded: Error: It needs/,
    isAlone: true,
  },
  {
    name: 'a module by a computed name',
    server: (text) =>
      text.replace(/^const modules = /m, 'const found = require(["node:", "fs"].join(""));\n$&'),
    refusedFor: /cannot be loaded: Error: It needs/,
    isAlone: true,
  },
];
