import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useServices } from '../app-services';

/**
 * Asks before unsaved work is left, inside the app and on closing the window. The window asks also while a change is on its way, since
 * a page that goes takes its requests along; inside the app they run on.
 */
export function useDirtyGuard(): void {
  const { page, questions, drafts, unanswered } = useServices();
  const dirty = useSyncExternalStore(page.subscribe, page.getState).dirty.length > 0;
  const sending = useSyncExternalStore(unanswered.subscribe, unanswered.getState);
  const isLost = dirty || sending;
  // Read when it happens: a page that has just saved says so and leaves in the same moment, before the next render.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => page.getState().dirty.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = { title: 'Leave without saving?', text: 'Your last changes on this page are not saved yet.', ok: 'Leave page' };
    void questions.ask(question).then((agreed) => {
      if (!agreed) return blocker.reset();
      page.getState().dirty.forEach(drafts.droppedBy);
      blocker.proceed();
    });
  }, [blocker, questions, page, drafts]);
  useEffect(() => {
    if (!isLost) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isLost]);
}
