import './screen-tests.ts';

export { hear } from './hear.ts';
export { EXAMPLE_SHOP } from './in-shell.tsx';
export { errorResponse, type MockApi, type MockRequest, mockApi, networkError } from './mock-api.ts';
export { QuestionStub } from './question-stub.tsx';
export { checkScenes, renderScene } from './render-scene.tsx';
export {
  type RenderedInShell,
  renderWithShell,
  type ShellOptions,
} from './render-with-shell.tsx';
export { stubViewport } from './stub-viewport.ts';
export { setWindowWidth } from './window-width.ts';
