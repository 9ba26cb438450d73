import { keptWayBack } from '@butterfly/plugin-sdk';
import { useEffect, useMemo } from 'react';
import { matchRoute, type RouteEntry, type RouteMatch } from '../routes/route-table';
import { usePageFocus } from '../routes/use-page-focus';
import { Answers } from './answers';
import { LightContext } from './light-context';
import { LightPage } from './light-page';
import type { LightServices } from './light-services';
import { Away, IncompleteLink } from './notices';
import { Link, ParamsProvider, useLocation } from './router/router';
import { useLanguage } from './use-language';
import { LanguageContext } from './words';

/** The window of somebody without an account: one page, and what it says and asks. */
export function LightApp({ services, table }: { readonly services: LightServices; readonly table: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const match = useMemo(() => matchRoute(table, pathname), [table, pathname]);
  usePageFocus(pathname);
  useEffect(() => {
    document.title = titleOf(match);
  }, [match]);
  return (
    <LightContext value={services}>
      <LanguageContext value={language}>
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

function titleOf(match: RouteMatch | null): string {
  const owner = match?.entry.owner;
  if (owner?.kind === 'plugin') return owner.route.title;
  return owner?.kind === 'unavailable' ? owner.title : document.title;
}
