import type { BootPlugin } from '@butterfly/contracts/plugins';
import { buildRelease, buildShell } from '../testing/build-release';
import { preloadsFor } from './preloads';

const shell = buildShell('1.0.0', {
  warm: { document: ['1.js'], antd: ['theme.js'] },
  shared: { document: [], antd: ['@butterfly/ui-kit/antd/base'] },
  provides: { '@butterfly/ui-kit/antd/base': { version: '1.0.0', files: ['antd.js'] } },
  integrity: { '1.js': 'sha384-1', 'theme.js': 'sha384-theme', 'antd.js': 'sha384-antd' },
}).record;

/** Names of the files of the shell that are fetched at once for a page of this plugin. */
function ofShell(takesAntd?: false): (string | undefined)[] {
  const { warm, shared, integrity } = buildRelease('home', '1.0.0').record;
  const remote = { base: '/r/home/1/', warm, shared, integrity, takes_antd: takesAntd };
  const preloads = preloadsFor(shell, { plugin: { id: 'home', remote } as unknown as BootPlugin, routeId: 'page' } as never);
  return preloads
    .map(({ address }) => address)
    .filter((address) => address.startsWith('/r/shell/'))
    .map((address) => address.split('/').at(-1));
}

it('fetches antd at once for a page of a plugin, and not where no code of its release takes any', () => {
  expect(ofShell().sort()).toEqual(['1.js', 'antd.js', 'theme.js']);
  expect(ofShell(false)).toEqual(['1.js']);
});
