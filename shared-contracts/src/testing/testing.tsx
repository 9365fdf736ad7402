import './screen-tests.ts';

export { type MockApi, type MockRequest, mockApi, noAnswer, refuse } from './mock-api.ts';
export { type RenderedInShell, renderWithShell, type ShellOptions } from './render-with-shell.tsx';
