import { forgetFailedLazies } from '@butterfly/plugin-sdk/react';
import { ErrorCard, LoadingScreen } from '@butterfly/ui-kit';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useBoot } from '../app-services';
import { AppLayout } from '../layout/app-layout';
import { PlainLayout } from '../layout/plain-layout';
import { AsidePage } from '../pages/aside.page';
import { IncompleteLinkPage } from '../pages/incomplete-link.page';
import { NotFoundPage } from '../pages/not-found.page';
import { UnavailablePage } from '../pages/unavailable.page';
import { ContributionBoundary } from '../plugins/slots/contribution-boundary';
import { PluginPage } from '../plugins/page/plugin-page';
import { Slot } from '../plugins/slots/slot';
import { currentMatch } from './current-match';
import { isPublicFragment, matchRoute, type RouteEntry, type RouteMatch, type RouteOwner } from './route-table';
import { ShellPageView } from './shell-page';

/** The page of the current address, in its layout; visitors without a session are led to the login. */
export function MatchedPage({ table }: { table: readonly RouteEntry[] }) {
  const { pathname, search, key } = useLocation();
  const { boot } = useBoot();
  const match = matchRoute(table, pathname);
  useTitle(match ? titleOf(match.entry.owner) : 'Not found');
  const here = encodeURIComponent(pathname + search);
  const isStaff = !match || match.entry.area === 'app' || match.entry.area === 'outside-layout';
  if (isStaff && !boot.session) {
    return isPublicFragment(table, pathname) ? (
      <PlainLayout>
        <IncompleteLinkPage />
      </PlainLayout>
    ) : (
      <Navigate key={key} to={`/login?next=${here}`} replace />
    );
  }
  if (!match)
    return (
      <Framed area="app" match={null}>
        <NotFoundPage />
      </Framed>
    );
  const { owner, path } = match.entry;
  if (owner.kind === 'forbidden')
    // Anew for each way here: who goes to the same address again before the first leading away is drawn is led away once more.
    return <Navigate key={key} to={`/access-denied?plugin=${encodeURIComponent(owner.pluginId)}&from=${here}`} replace />;
  // One route only: the table has chosen it already, and the page reads its parameters from the router.
  const page = (
    <Routes>
      <Route path={patternOf(path, pathname)} element={<PageOf owner={owner} />} />
    </Routes>
  );
  const shown = boot.session ? (currentMatch(table, { pathname, search }) ?? match) : match;
  return (
    <Framed area={shown.entry.area} match={shown}>
      {page}
    </Framed>
  );
}

/** `/login/anything` is drawn by the login, whose own pattern is shorter. */
function patternOf(path: string, pathname: string): string {
  return path === '/login' && pathname !== '/login' ? '/login/*' : path;
}

function Framed({ area, match, children }: { area: string; match: RouteMatch | null; children: ReactNode }) {
  const content = (
    <PageBoundary path={match?.entry.path ?? ''}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </PageBoundary>
  );
  if (area === 'app')
    return (
      <>
        <AppLayout match={match}>{content}</AppLayout>
        <Slot id="shell.floating/v1" props={{}} />
      </>
    );
  if (match?.entry.owner.kind === 'shell' && match.entry.owner.page !== 'access-denied') return <>{content}</>;
  return <PlainLayout>{content}</PlainLayout>;
}

/** Pages of the shell can fail as well: a file that does not arrive, or a fault of ours. The frame stays. */
function PageBoundary({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ContributionBoundary
      resetKey={path}
      onError={(error) => console.error('[shell] a page failed', error)}
      fallback={(_, reset) => <PageFailure onRetry={reset} />}
    >
      {children}
    </ContributionBoundary>
  );
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  const handleRetry = () => {
    forgetFailedLazies();
    onRetry();
  };
  return (
    <ErrorCard
      title="This page could not be opened"
      text="Something went wrong on the way. Everything else keeps working, and nothing you saved is lost."
      onRetry={handleRetry}
      retryLabel="Retry"
    />
  );
}

function PageOf({ owner }: { owner: RouteOwner }) {
  if (owner.kind === 'shell') return <ShellPageView page={owner.page} />;
  if (owner.kind === 'plugin') return <PluginPage plugin={owner.plugin} route={owner.route} />;
  if (owner.kind === 'unavailable') return <UnavailablePage plugin={owner.plugin} />;
  if (owner.kind === 'aside') return <AsidePage plugin={owner.plugin} />;
  return <NotFoundPage />;
}

function titleOf(owner: RouteOwner): string {
  if (owner.kind === 'plugin') return owner.route.title;
  if (owner.kind === 'unavailable' || owner.kind === 'aside') return owner.title;
  return owner.kind === 'shell' ? owner.page.replace('-', ' ') : '';
}

function useTitle(title: string): void {
  useEffect(() => {
    const text = title.charAt(0).toUpperCase() + title.slice(1);
    document.title = text ? `${text} · Butterfly` : 'Butterfly';
  }, [title]);
}
