import { catalogue } from '../catalogue/catalogue.data';
import { buildManifest } from '../testing/build-release';
import { routeFaults } from './route-faults';

const owners = catalogue.map(({ id, routes }) => ({ id, paths: routes.map(({ path }) => path) }));
const claiming = (id: string, paths: readonly string[]) =>
  buildManifest(id, {
    contributes: { routes: paths.map((path, at) => ({ id: `r${at}`, path, area: 'app' as const, page: 'page', title: path })) },
  });

describe('the addresses a manifest claims', () => {
  it('are those the product gives the plugin, for every plugin of the catalogue', () => {
    const faults = catalogue.flatMap(({ id, routes }) =>
      routeFaults(
        claiming(
          id,
          routes.map(({ path }) => path),
        ),
        owners,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('may lie beside those of others, where no address is both', () => {
    expect(routeFaults(claiming('quiz', ['/quiz/:id', '/public/quiz', '/public/quiz/:link']), owners)).toEqual([]);
  });
});
