import { Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { matchPage } from '../routing/match-page.ts';
import { useScrollPosition } from '../routing/use-scroll-position.ts';
import { useWarmUp } from '../routing/use-warm-up.ts';
import { LoginGate } from '../session/login-gate.tsx';
import { PageHost } from './page-host.tsx';
import { useEarlyTaps } from './use-replayed-clicks.ts';

/** The page of the address, in the frame where it has one, behind the login where it needs one. */
export function CurrentPage() {
  const { pathname } = useLocation();
  useScrollPosition();
  useWarmUp();
  useEarlyTaps();
  const match = matchPage(pathname);
  const page = <PageHost match={match} />;
  const guarded = match.needsLogin ? <LoginGate>{page}</LoginGate> : page;
  const routed = (
    // The router gives a page its parameters; which page it is, the table has decided.
    <Routes>
      <Route path={match.pattern} element={guarded} />
    </Routes>
  );
  return match.found ? <Frame>{routed}</Frame> : routed;
}
