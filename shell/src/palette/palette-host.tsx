import { lazy } from '@butterfly/plugin-sdk/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import { ContributionBoundary } from '../plugins/slots/contribution-boundary';
import { currentMatch } from '../routes/current-match';
import type { RouteEntry } from '../routes/route-table';

const PaletteDialog = lazy(() => import('./palette-dialog').then((module) => module.PaletteDialog));

/** Opens the palette on ⌘K or Ctrl+K in the staff app. Its code is loaded on first use. */
export function Palette({ table }: { table: readonly RouteEntry[] }) {
  const { palette, toasts } = useServices();
  const { boot } = useBoot();
  const { pathname, search } = useLocation();
  const isOpen = useSyncExternalStore(palette.subscribe, palette.getState);
  const match = currentMatch(table, { pathname, search });
  const area = match?.entry.area ?? 'app';
  const wanted = boot.session !== null && (area === 'app' || area === 'outside-layout');
  useEffect(() => {
    if (!wanted) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (palette.getState()) palette.close();
      else if (!document.querySelector('dialog[open]')) palette.open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [wanted, palette]);
  useTypedAhead(isOpen && wanted);
  if (!isOpen || !wanted) return null;
  const handleFailure = (error: unknown) => {
    console.error('[shell] the palette failed', error);
    palette.close();
    toasts.show('error', 'The search could not be opened. Please try again.');
  };
  return (
    <ContributionBoundary resetKey="palette" onError={handleFailure} fallback={() => null}>
      <Suspense fallback={null}>
        <PaletteDialog match={match} />
      </Suspense>
    </ContributionBoundary>
  );
}

/** While the code of the palette is on its way, what is typed is meant for it. */
function useTypedAhead(isOpen: boolean): void {
  const { palette } = useServices();
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog.palette') || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      palette.typedAhead(event.key);
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [isOpen, palette]);
}
