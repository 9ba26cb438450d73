import './light.css';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { createRoot } from 'react-dom/client';
import { inlinedBootData } from '../boot/boot-data';
import { openRoute } from '../plugins/page/open-route';
import { admitFiles } from '../plugins/loading/integrity';
import { matchRoute, routeTable } from '../routes/route-table';
import { followTheme } from './follow-theme';
import { LightApp } from './light-app';
import { leavingOf } from './leaving';
import { createLightServices } from './light-services';
import { NotStarted } from './notices';
import { createPlaces } from './router/place';
import { RouterProvider } from './router/router';

const root = createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div')));
const boot = inlinedBootData();

followTheme(window);

if (boot) start(boot);
else root.render(<NotStarted />);

function start(data: NonNullable<typeof boot>): void {
  // Pages of clients answer for themselves what a closed door means; nobody is led to the login of the team.
  setRequestHost({ navigate: (path) => window.location.assign(path), isStaffPage: () => false });
  const table = routeTable(data).filter(({ owner }) => owner.kind !== 'shell');
  const services = createLightServices(data, (path) => places.go(path));
  const places = createPlaces(window, {
    ...leavingOf(services),
    isOurs: (pathname) => matchRoute(table, pathname) !== null,
    load: (address, replace) => (replace ? window.location.replace(address) : window.location.assign(address)),
  });
  data.plugins.forEach(({ remote }) => admitFiles(remote));
  const match = matchRoute(table, window.location.pathname);
  if (match?.entry.owner.kind === 'plugin') openRoute({ loader: services.loader, ...match.entry.owner, params: match.params });
  root.render(
    <RouterProvider places={places}>
      <LightApp services={services} table={table} />
    </RouterProvider>,
  );
}
