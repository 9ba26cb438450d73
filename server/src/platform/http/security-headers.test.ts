import { pagePolicy } from './security-headers';

const connect = (policy: string) => policy.split('; ').find((line) => line.startsWith('connect-src'));

describe('the policy of pages', () => {
  it('lets pages speak to their own host only, and to a live socket or a developer that is named', () => {
    expect(connect(pagePolicy('n'))).toBe("connect-src 'self'");
    expect(connect(pagePolicy('n', { live: 'wss://live.fern.example' }))).toBe("connect-src 'self' wss://live.fern.example");
    expect(connect(pagePolicy('n', { developer: 'http://localhost:5173' }))).toBe(
      "connect-src 'self' http://localhost:5173 ws://localhost:5173",
    );
  });

  it('names for pages of clients the worker that keeps those, and no other', () => {
    const line = pagePolicy('n', { hosts: ['fern.example'], worker: '/client-worker.js' })
      .split('; ')
      .find((one) => one.startsWith('worker-src'));
    expect(line).toBe('worker-src fern.example/client-worker.js blob:');
  });

  it('lets one file of the host start as a worker, and none when the host is no name of one', () => {
    const workers = (host?: string) =>
      pagePolicy('n', { hosts: [host] })
        .split('; ')
        .find((line) => line.startsWith('worker-src'));
    expect(workers('fern.example')).toBe('worker-src fern.example/offline-worker.js blob:');
    expect(workers('127.0.0.1:4000')).toBe('worker-src 127.0.0.1:4000/offline-worker.js blob:');
    expect(workers('[::1]:4000')).toBe('worker-src [::1]:4000/offline-worker.js blob:');
    expect(pagePolicy('n', { hosts: ['fern.example', 'fern.example', '10.0.0.2'] })).toContain(
      'worker-src fern.example/offline-worker.js 10.0.0.2/offline-worker.js blob:',
    );
    for (const host of [undefined, '', '*', "'self'", "x; script-src 'unsafe-inline'", 'fern.example https:', 'fern.example/'])
      expect(workers(host)).toBe('worker-src blob:');
  });
});
