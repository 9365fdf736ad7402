import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { InShell, shellState } from '../testing/in-shell.tsx';
import { prepareScene, type Scene } from '../testing/scene.ts';
import { FrameStandIn } from './frame-stand-in.tsx';
import { checkScene } from './scene-verdict.ts';

/** A scene alone in its window. It tells the viewer around it what axe finds. */
export function SceneStage({ scene }: { scene: Scene }) {
  const [state] = useState(() => {
    const { fetch } = globalThis;
    prepareScene(scene);
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

/** Hot updates are fetched as well. */
function mockApiCallsAlone(fetchFile: typeof fetch): void {
  const { fetch: callMock } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return (pathname.startsWith('/api/') ? callMock : fetchFile)(input, init);
  };
}
