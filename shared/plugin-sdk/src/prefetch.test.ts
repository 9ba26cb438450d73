import { prefetch } from './prefetch';
import { request } from './request';

const asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  globalThis.fetch = async (path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${String(path)}`);
    return new Response(`{"n":${asked.length}}`);
  };
});
afterEach(() => {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

const read = async (path: string, init?: RequestInit): Promise<unknown> => (await request(path, init)).json();

describe('prefetch', () => {
  it('gives its answer to the next call of the address, once', async () => {
    prefetch('/api/a/');
    prefetch('/api/a/');
    await expect(read('/api/a/')).resolves.toEqual({ n: 1 });
    await expect(read('/api/a/')).resolves.toEqual({ n: 2 });
  });

  it('is not taken by a call that changes something or asks under a condition', async () => {
    prefetch('/api/b/');
    await read('/api/b/', { method: 'POST', body: '{}' });
    await read('/api/b/', { headers: { 'If-None-Match': '"1"' } });
    expect(asked).toEqual(['GET /api/b/', 'POST /api/b/', 'GET /api/b/']);
  });

  it('is dropped after 10 s', async () => {
    prefetch('/api/c/');
    jest.advanceTimersByTime(10_000);
    await expect(read('/api/c/')).resolves.toEqual({ n: 2 });
  });

  it('lets the call ask for itself when the early one failed', async () => {
    const later = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    prefetch('/api/d/');
    globalThis.fetch = later;
    await expect(read('/api/d/')).resolves.toEqual({ n: 1 });
  });
});
