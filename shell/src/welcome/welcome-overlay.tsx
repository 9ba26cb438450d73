import { lazy } from '@butterfly/plugin-sdk/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import { ContributionBoundary } from '../plugins/slots/contribution-boundary';

const WelcomeIntro = lazy(() => import('./welcome-intro').then((module) => module.WelcomeIntro));

/** The intro after signing in, over everything else. Its code comes after the page; without it there is no intro, but a page. */
export function WelcomeOverlay() {
  const { welcome } = useServices();
  const { session } = useBoot().boot;
  const { pathname, state } = useLocation();
  const shown = useSyncExternalStore(welcome.subscribe, welcome.getState);
  const arrived = session !== null && pathname === '/' && cameFrom(state) === '/login';
  useEffect(() => {
    if (arrived) welcome.arrivedFromLogin();
  }, [arrived, welcome]);
  if (!shown || !session) return null;
  return (
    <ContributionBoundary resetKey="welcome" onError={(error) => console.error('[shell] the welcome failed', error)} fallback={() => null}>
      <Suspense fallback={null}>
        <WelcomeIntro person={session.user.username} business={session.tenant.name} onEnd={welcome.dismiss} />
      </Suspense>
    </ContributionBoundary>
  );
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}
