import '@butterfly/ui-kit/styles.css';
import './styles/shell.css';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { createServices, type AppServices } from './app-services';
import { fetchBootData, inlinedBootData } from './boot/boot-data';
import { whoseBoot } from './boot/boot-store';
import { asideRequest } from './boot/set-aside';
import { admitFiles } from './plugins/loading/integrity';
import { countPluginErrors } from './plugins/plugin-errors';
import { openRoute } from './plugins/page/open-route';
import { fetchRelease } from './plugins/loading/federation';
import { probeFile } from './plugins/loading/probe-file';
import { reportLoads } from './plugins/loading/report-loads';
import { reportProblems } from './plugins/report-problems';
import { followDeveloper } from './releases/developer-build';
import { reportShellStart } from './releases/report-shell-start';
import { forgetKeptPages } from './session/kept-pages';
import { matchRoute, routeTable } from './routes/route-table';
import { BrokenPage, StartFailure } from './pages/start-failure';

const root = createRoot(rootElement());

try {
  start(inlinedBootData() ?? (await fetchBootData()));
} catch (error) {
  console.error('[shell] could not start', error);
  if (window.__butterflyStepBack) window.__butterflyStepBack();
  else root.render(<StartFailure />);
}

function start(boot: Awaited<ReturnType<typeof fetchBootData>>): void {
  const services: AppServices = createServices({
    boot,
    request: asideRequest(window.location.search, window.sessionStorage),
    loaderPort: { fetchRelease, probe: probeFile },
    go: (path) => void router.navigate(path),
    leave: (path) => window.location.assign(path),
    reload: () => window.location.reload(),
  });
  const router = createBrowserRouter([{ path: '*', element: <App services={services} />, errorElement: <BrokenPage /> }]);
  setRequestHost({
    navigate: (path) => void router.navigate(path),
    isStaffPage: () => isStaffPage(services),
    sessionMissing: (page) => {
      // Nothing of a visitor can be lost: to the login. Otherwise the password is asked for over the page.
      if (services.bootStore.getState().boot.session) services.session.sessionMissing();
      else void router.navigate(`/login?next=${encodeURIComponent(page)}`);
    },
  });
  void forgetKeptPages(whoseBoot(boot)).catch(() => undefined);
  services.drafts.watchLeaving();
  followDeveloper(services);
  reportProblems(services);
  reportLoads(services);
  countPluginErrors(services);
  loadFirstPage(services);
  root.render(<RouterProvider router={router} />);
  afterDrawing(() => reportShellStart(services));
}

/** After what was given to React is on the screen. */
function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Starts the code of the first page before anything is drawn. */
function loadFirstPage({ bootStore, loader }: AppServices): void {
  const { boot } = bootStore.getState();
  boot.plugins.forEach(({ remote }) => admitFiles(remote));
  const match = matchRoute(routeTable(boot), window.location.pathname);
  const isAllowed = boot.session !== null || (match?.entry.area !== 'app' && match?.entry.area !== 'outside-layout');
  if (match?.entry.owner.kind === 'plugin' && isAllowed) openRoute({ loader, ...match.entry.owner, params: match.params });
}

function isStaffPage({ bootStore }: AppServices): boolean {
  const match = matchRoute(routeTable(bootStore.getState().boot), window.location.pathname);
  return !match || match.entry.area === 'app' || match.entry.area === 'outside-layout';
}

function rootElement(): HTMLElement {
  const found = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  found.id = 'root';
  return found;
}
