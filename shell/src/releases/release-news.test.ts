import { bootFor, bootPlugin } from '../boot/boot.fixture';
import type { LoadState } from '../plugins/loading/load-state';
import { namesOf, releaseNews } from './release-news';

const plugin = bootPlugin({ id: 'inventory', title: 'Inventory' });
const next = { ...plugin, remote: { ...plugin.remote, release: 2, version: '1.1.0', container: 'inventory_1_1_0' } };
const ready = (release: number, version: string, instead: Extract<LoadState, { kind: 'ready' }>['instead'] = null): LoadState => ({
  kind: 'ready',
  candidate: candidate(release, version),
  plugin: { kind: 'butterfly.plugin', id: 'inventory', bindings: {} },
  instead,
});
const candidate = (release: number, version: string) => ({
  release,
  version,
  base: '',
  container: `inventory_${version.replaceAll('.', '_')}`,
});
const boot = bootFor({ plugins: [next] });
const news = (state: LoadState | undefined, shell = boot.shell.version) =>
  releaseNews({ boot, states: state ? { inventory: state } : {}, shell }).map(({ id, version }) => `${id} ${version}`);

describe('what a reload would bring', () => {
  it('is the newer release of a plugin that is open, or was', () => {
    expect(news(ready(1, '1.0.0'))).toEqual(['inventory 1.1.0']);
    expect(news(ready(2, '1.1.0'))).toEqual([]);
  });

  it('is nothing for a plugin that has not been opened, and for a release that was taken back', () => {
    expect(news(undefined)).toEqual([]);
    expect(news(ready(3, '1.2.0'))).toEqual([]);
  });

  it('is not the release that the page has just stepped back from', () => {
    const failure = { reason: 'render', details: '' } as const;
    expect(news(ready(1, '1.0.0', { candidate: candidate(2, '1.1.0'), failure }))).toEqual([]);
    expect(news(ready(0, '0.9.0', { candidate: candidate(1, '1.0.0'), failure }))).toEqual(['inventory 1.1.0']);
  });

  it('is a new shell', () => {
    expect(news(undefined, '0.0.9')).toEqual([`shell ${boot.shell.version}`]);
  });

  it('is said in few words', () => {
    const named = (...titles: string[]) => namesOf(titles.map((title) => ({ id: title, title, version: '1' })));
    expect([named('Inventory'), named('Inventory', 'Tasks'), named('Inventory', 'Tasks', 'Notices', 'Grants')]).toEqual([
      'Inventory',
      'Inventory and Tasks',
      'Inventory and 3 more',
    ]);
  });
});
