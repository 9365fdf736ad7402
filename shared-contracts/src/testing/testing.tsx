import './screen-tests.ts';

export { errorResponse, type MockApi, type MockRequest, mockApi, networkError } from './mock-api.ts';
export { QuestionStub } from './question-stub.tsx';
export {
  EXAMPLE_SHOP,
  type RenderedInShell,
  renderWithShell,
  type ShellOptions,
} from './render-with-shell.tsx';
export { stubViewport } from './stub-viewport.ts';
