import { lazy } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import { Corner } from '../corner/corner';
import { ContributionBoundary } from '../plugins/slots/contribution-boundary';
import { matchRoute, type RouteEntry, type RouteMatch } from '../routes/route-table';
import { useKeyboardInset } from './use-keyboard-inset';

const AssistantWidget = lazy(() => import('./assistant-widget').then((module) => module.AssistantWidget));

/** The round button at the bottom right of the staff app. The assistant's code comes when it is opened, or when a conversation is to be taken up again. */
export function AssistantHost({ table }: { table: readonly RouteEntry[] }) {
  const { boot } = useBoot();
  const { pathname } = useLocation();
  const match = matchRoute(table, pathname);
  const area = match?.entry.area ?? 'app';
  return boot.session !== null && area === 'app' ? <Button match={match} /> : null;
}

function Button({ match }: { match: RouteMatch | null }) {
  const { toasts } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(() => window.localStorage.getItem('is_session_active') === 'true');
  const button = useRef<HTMLButtonElement>(null);
  useKeyboardInset();
  const close = () => setOpen(false);
  const wasOpen = useRef(false);
  // Only after the panel is gone: while it is open the button is hidden and takes no focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    setNeeded(true);
    setOpen(true);
  };
  const handleFailure = (error: unknown) => {
    console.error('[shell] the assistant failed', error);
    setOpen(false);
    setNeeded(false);
    toasts.show('error', 'The assistant could not be opened. Please try again.');
  };
  return (
    <>
      <Corner at="bottom-right">
        <button
          ref={button}
          type="button"
          className="corner-button assistant-button"
          aria-label="Open assistant"
          aria-expanded={isOpen}
          onClick={open}
        >
          <Icon name="sparkle" size={24} />
        </button>
      </Corner>
      {isNeeded && (
        <ContributionBoundary resetKey="assistant" onError={handleFailure} fallback={() => null}>
          <Suspense fallback={null}>
            <AssistantWidget isOpen={isOpen} onClose={close} match={match} />
          </Suspense>
        </ContributionBoundary>
      )}
    </>
  );
}
