import type { BootPlugin } from '@butterfly/contracts/plugins';
import { matchRoute } from './match-route';

const plugin = (paths: Record<string, string>) =>
  ({
    routes: Object.entries(paths).map(([id, path]) => ({ id, path, project: path.includes(':projectId') ? 'projectId' : undefined })),
  }) as unknown as BootPlugin;
const plugins = [plugin({ project: '/contract/:projectId', templates: '/contract/templates' }), plugin({ index: '/' })];

describe('the route of an address', () => {
  it.each([
    ['/contract/templates', 'templates'],
    ['/contract/7', 'project'],
    ['/contract/7/', 'project'],
    ['/', 'index'],
    ['/contract/seven', undefined],
    ['/contract/7/more', undefined],
  ])('%s is %s', (path, routeId) => {
    expect(matchRoute(path, plugins)?.routeId).toBe(routeId);
  });
});
