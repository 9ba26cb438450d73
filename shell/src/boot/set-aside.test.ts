import { bootFor, bootPlugin } from './boot.fixture';
import { setAside, asideRequest } from './set-aside';

const boot = bootFor({ plugins: ['home_view', 'manage_members', 'inventory', 'payments'].map((id) => bootPlugin({ id })) });
const ids = (plugins: readonly { id: string }[]) => plugins.map(({ id }) => id);

beforeEach(() => sessionStorage.clear());

describe('plugins that are set aside', () => {
  it('are all but the dashboard and the settings in safe mode', () => {
    const { boot: left, aside } = setAside(boot, asideRequest('?safe=1', sessionStorage));
    expect([ids(left.plugins), ids(aside)]).toEqual([
      ['home_view', 'manage_members'],
      ['inventory', 'payments'],
    ]);
  });

  it('are the named ones, for as long as the tab lives', () => {
    asideRequest('?tab=2&without=inventory,%20payments', sessionStorage);
    const request = asideRequest('', sessionStorage);
    expect(request).toEqual({ kind: 'without', ids: ['inventory', 'payments'] });
    expect(ids(setAside(boot, request).boot.plugins)).toEqual(['home_view', 'manage_members']);
  });

  it('come back with ?safe=0', () => {
    asideRequest('?safe=1', sessionStorage);
    expect(asideRequest('?safe=0', sessionStorage)).toEqual({ kind: 'none' });
    expect(setAside(boot, asideRequest('', sessionStorage))).toEqual({ boot, aside: [] });
  });

  it.each(['?without=', '?without=../x,%3Cb%3E', ''])('are none for %p', (search) => {
    expect(asideRequest(search, sessionStorage)).toEqual({ kind: 'none' });
  });
});
