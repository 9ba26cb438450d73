import { keptWayBack } from '@butterfly/plugin-sdk';
import { useEffect, useMemo } from 'react';
import { matchRoute, type RouteEntry, type RouteMatch } from '../routes/route-table';
import { usePageFocus } from '../routes/use-page-focus';
import { Answers } from './answers';
import { keepLink } from './keep-link';
import { offerApp } from './offer-app';
import { LightContext } from './light-context';
import { LightPage } from './light-page';
import type { LightServices } from './light-services';
import { Away, IncompleteLink } from './notices';
import { OfflineNote } from './offline-note';
import { Link, ParamsProvider, useLocation } from './router/router';
import { useLanguage } from './use-language';
import { useTitle } from './use-title';
import { LanguageContext } from './words';

/** The window of somebody without an account: one page, and what it says and asks. */
export function LightApp({ services, table }: { readonly services: LightServices; readonly table: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const match = useMemo(() => matchRoute(table, pathname), [table, pathname]);
  usePageFocus(pathname);
  useKept(services, match);
  useTitle(match, language);
  return (
    <LightContext value={services}>
      <LanguageContext value={language}>
        <OfflineNote />
        <WayBack pathname={pathname} />
        <main id="main" className="plain" tabIndex={-1}>
          {match ? (
            <ParamsProvider params={match.params}>
              <Page match={match} />
            </ParamsProvider>
          ) : (
            <IncompleteLink />
          )}
        </main>
        <Answers />
      </LanguageContext>
    </LightContext>
  );
}

/** Once the page shows what it was opened for; nobody waits for it. */
function useKept({ scopes, ready }: LightServices, match: RouteMatch | null): void {
  useEffect(() => {
    if (!match) return undefined;
    const readAgain = () => Promise.all(scopes.queries().map(([, queries]) => queries.refetchQueries({ type: 'active' })));
    return ready.once(() => {
      offerApp(match);
      void keepLink(match, window.location.pathname, readAgain).catch(() => undefined);
    });
  }, [match, scopes, ready]);
}

function Page({ match: { entry } }: { readonly match: RouteMatch }) {
  return entry.owner.kind === 'plugin' ? <LightPage plugin={entry.owner.plugin} route={entry.owner.route} /> : <Away />;
}

/** Back to where the visitor came from; not on that page and those below it. */
function WayBack({ pathname }: { readonly pathname: string }) {
  const way = keptWayBack();
  if (!way || pathname.startsWith(way.path)) return null;
  return (
    <nav className="way-back" aria-label={way.label}>
      <Link to={way.path}>
        <span aria-hidden="true">←</span> {way.label}
      </Link>
    </nav>
  );
}
