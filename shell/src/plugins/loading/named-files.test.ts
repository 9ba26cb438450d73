import type { RemoteAddress } from '@butterfly/contracts/plugins';
import { namedFiles } from './named-files';

const address = (changes: Partial<RemoteAddress>): RemoteAddress => ({
  release: 1,
  version: '1.0.0',
  container: 'a_1_0_0',
  base: '/r/a/1/',
  entry: 'remoteEntry.js',
  integrity: {},
  warm: {},
  shared: {},
  ...changes,
});
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

describe('the hashes of a release', () => {
  it('are those the page has, without asking', async () => {
    globalThis.fetch = () => Promise.reject(new Error('asked'));
    await expect(namedFiles(address({ integrity: { 'remoteEntry.js': 'sha384-a' } }))).resolves.toEqual({ 'remoteEntry.js': 'sha384-a' });
  });

  it('of a fallback are a file beside its code, which must have the hash the page has of it', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = ((...call: unknown[]) => {
      asked.push(call);
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ 'remoteEntry.js': 'sha384-b' }) });
    }) as typeof fetch;
    await expect(namedFiles(address({ file_list: 'sha384-list' }))).resolves.toEqual({ 'remoteEntry.js': 'sha384-b' });
    expect(asked).toEqual([['/r/a/1/integrity.json', { integrity: 'sha384-list' }]]);
  });

  it.each([
    [() => Promise.reject(new TypeError('Failed to fetch')), 'integrity'],
    [() => Promise.resolve({ ok: false, status: 404 }), 'missing'],
  ])('are refused when the file does not come as it was released', async (answer, reason) => {
    globalThis.fetch = answer as unknown as typeof fetch;
    await expect(namedFiles(address({ file_list: 'sha384-list' }))).rejects.toMatchObject({ failure: { reason } });
  });
});
