import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { InShell, shellState } from 'shared-contracts/testing/in-shell';
import { prepareScene, type Scene } from 'shared-contracts/testing/scene';
import { FrameStandIn } from './frame-stand-in.tsx';
import { checkScene } from './scene-verdict.ts';

/** A scene alone in its window. It reports axe's findings to the viewer around it. */
export function SceneStage({ scene }: { scene: Scene }) {
  const [state] = useState(() => {
    const { fetch } = globalThis;
    prepareScene(scene, untilPainted);
    mockApiCallsAlone(fetch);
    return shellState(scene.session, scene.modules);
  });
  useEffect(() => void checkScene(scene), [scene]);
  return (
    <InShell state={state}>
      <MemoryRouter initialEntries={[scene.at ?? '/']}>
        <main>{scene.screen}</main>
        <FrameStandIn />
      </MemoryRouter>
    </InShell>
  );
}

/** Delays responses until the skeleton has been painted, so that a shift of the layout becomes visible. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Mocks only calls of the API: hot updates are fetched as well. */
function mockApiCallsAlone(fetchFile: typeof fetch): void {
  const { fetch: callMock } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isMocked = /^\/(?:api|pincode)\//.test(pathname);
    return (isMocked ? callMock : fetchFile)(input, init);
  };
}
