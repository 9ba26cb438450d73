import { lazy } from '@butterfly/plugin-sdk/react';
import { Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app-services';

const SignInAgain = lazy(() => import('./sign-in-again').then((module) => module.SignInAgain));

/** Over the page, while its session has ended. */
export function EndedDialog() {
  const { session } = useServices();
  const ended = useSyncExternalStore(session.ended.subscribe, session.ended.getState);
  return ended ? (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  ) : null;
}
