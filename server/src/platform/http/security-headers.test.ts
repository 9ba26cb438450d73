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
});
