import { keptWayBack } from '@butterfly/plugin-sdk';
import { useEffect } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { matchRoute, type RouteEntry, type RouteMatch } from '../routes/route-table';
import { usePageFocus } from '../routes/use-page-focus';
import { Answers } from './answers';
import { LightContext } from './light-context';
import { LightPage } from './light-page';
import type { LightServices } from './light-services';
import { Away, IncompleteLink } from './notices';
import { useLanguage } from './use-language';
import { LanguageContext } from './words';

/** The window of somebody without an account: one page, and what it says and asks. */
export function LightApp({ services, table }: { readonly services: LightServices; readonly table: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const match = matchRoute(table, pathname);
  useWay(services, table);
  usePageFocus(pathname);
  useEffect(() => {
    document.title = titleOf(match);
  }, [match]);
  return (
    <LightContext value={services}>
      <LanguageContext value={language}>
        <WayBack table={table} pathname={pathname} />
        <main id="main" className="plain" tabIndex={-1}>
          {match ? (
            <Routes>
              <Route path={match.entry.path} element={<Page match={match} />} />
            </Routes>
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

/** Pages of the light host without a new document; for all others the server decides what answers. */
function useWay({ way }: LightServices, table: readonly RouteEntry[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    way.go = (path) => {
      if (matchRoute(table, new URL(path, window.location.href).pathname)) void navigate(path);
      else window.location.assign(path);
    };
  }, [way, navigate, table]);
}

/** Back to where the visitor came from; not on that page and those below it. */
function WayBack({ table, pathname }: { readonly table: readonly RouteEntry[]; readonly pathname: string }) {
  const way = keptWayBack();
  if (!way || pathname.startsWith(way.path)) return null;
  const isHere = matchRoute(table, way.path) !== null;
  return (
    <nav className="way-back" aria-label={way.label}>
      <Link to={way.path} reloadDocument={!isHere}>
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
