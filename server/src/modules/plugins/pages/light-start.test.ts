import type { BootData } from '@butterfly/contracts/plugins';
import { buildShell } from '../testing/build-release';
import { lightStart } from './light-start';

const route = (id: string, path: string, area: string, more: object = {}) => ({ id, path, area, page: 'page', title: id, ...more });
const LIGHT = { scripts: ['light/main.js'], styles: [], warm: ['1.js'] };
const { record: shell } = buildShell('1.0.0', { light: LIGHT });

const boot = {
  session: null,
  plugins: [
    {
      id: 'portal',
      routes: [route('home', '/portal/:token', 'portal', { kept_by: 'token' }), route('heavy', '/portal/:token/heavy', 'portal')],
      remote: {
        base: '/r/portal/1/',
        integrity: { 'home.js': 'sha256-home', 'heavy.js': 'sha256-heavy' },
        warm: { home: ['home.js'], heavy: ['heavy.js'] },
        shared: { home: ['react'] },
        light_routes: ['home'],
      },
    },
    { id: 'old', routes: [route('page', '/old/:id', 'public')], remote: { base: '/r/old/1/', integrity: {}, warm: {}, shared: {} } },
  ],
  unavailable: [{ id: 'away', title: 'Away', routes: [{ path: '/away/:slug', area: 'public', title: 'Away' }] }],
  known_routes: { '/portal/:token': 'portal', '/portal/settings': 'portal', '/old/:id': 'old', '/team': 'team' },
} as unknown as BootData;

const at = (path: string, of = shell) => lightStart(path, { shell: of, boot });

describe('the light host answers', () => {
  it('a page that it can draw, with its files and those of the page', () => {
    expect(at('/portal/abc')?.preloads.map(({ address }) => address)).toEqual([
      `/r/shell/${shell.content_hash}/1.js`,
      '/r/portal/1/home.js',
    ]);
  });

  it('knowing of no page but those that it draws, and of nothing else', () => {
    const { plugins, known_routes } = at('/portal/abc')?.boot ?? { plugins: [], known_routes: {} };
    expect(plugins.map(({ id, routes }) => [id, routes.map((one) => one.id)])).toEqual([['portal', ['home']]]);
    expect(plugins[0]?.remote).toMatchObject({ warm: { home: ['home.js'] }, shared: {} });
    expect(plugins[0]?.remote).not.toHaveProperty('light_routes');
    expect(known_routes).toEqual({});
  });

  it.each([
    ['a page of clients that cannot be shown now', '/away/x'],
    ['a link that lost its end', '/portal'],
    ['a link with more than its end', '/portal/a/b/c'],
  ])('%s', (_name, path) => expect(at(path)).not.toBeNull());
});

describe('the shell answers', () => {
  it.each([
    ['a page of clients that takes what the light host does not have', '/portal/abc/heavy'],
    ['a page of a release of before', '/old/3'],
    ['a page of the team, also where the pattern of a client’s page fits it', '/portal/settings'],
    ['another page of the team', '/team'],
    ['what nobody knows', '/nowhere'],
  ])('%s', (_name, path) => expect(at(path)).toBeNull());

  it('everything while the release that is promoted has no light host', () => {
    expect(at('/portal/abc', buildShell('1.0.0').record)).toBeNull();
  });
});
