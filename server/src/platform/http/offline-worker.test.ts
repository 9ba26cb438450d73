import { createTestApp, type TestApp } from '../testing/create-test-app';
import { isForeignWorker, OFFLINE_WORKER, WORKER_FILES } from './offline-worker';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

it.each(WORKER_FILES)('the worker %s that keeps pages is asked for anew each time, and may speak to this host only', async (file) => {
  const { statusCode, headers, body } = await get(file, { 'sec-fetch-dest': 'serviceworker' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(() => new Function(body)).not.toThrow();
  expect((await get(file, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
});

it('no other file of this host starts as a worker', async () => {
  for (const dest of ['serviceworker', 'sharedworker', 'worker'])
    expect((await get('/r/shell/x/main.js', { 'sec-fetch-dest': dest })).statusCode).toBe(400);
  expect(isForeignWorker({ url: '/r/shell/x/main.js', headers: { 'sec-fetch-dest': 'script' } })).toBe(false);
  expect(isForeignWorker({ url: `${OFFLINE_WORKER}?x`, headers: { 'sec-fetch-dest': 'serviceworker' } })).toBe(false);
});
