import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionStub } from './question-stub.tsx';
import { type RenderedInShell, renderWithShell } from './render-with-shell.tsx';
import { isShown, prepareScene, type Scene, type Scenes } from './scene.ts';
import { stubViewport } from './stub-viewport.ts';
import { setWindowWidth } from './window-width.ts';

/** Pixels. */
const WIDE = 1024;

/** Renders a scene like its remote's gallery does. */
export function renderScene(scene: Scene): RenderedInShell {
  prepareScene(scene);
  return renderWithShell(
    <>
      {scene.screen}
      <QuestionStub />
    </>,
    scene,
  );
}

export function checkScenes(scenes: Scenes): void {
  describe('the scene', () => {
    it.each(Object.entries(scenes))('“%s” shows what it is named after', async (_, scene) => {
      stubViewport(true);
      setWindowWidth(scene.maxWidth ?? WIDE);
      renderScene(scene);
      await scene.act?.();
      await waitFor(() => expect(isShown(scene)).toBe(true));
    });
  });
}
