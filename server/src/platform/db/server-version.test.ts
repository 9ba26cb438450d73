import type pg from 'pg';
import { serverVersion } from './server-version';

const VERSION = { number: 150_004, version: '15.4' };

/** A pool whose first answers are these failures. */
function poolAfter(failures: readonly string[]): Pick<pg.Pool, 'query'> & { asked: number } {
  const pool = {
    asked: 0,
    query: async () => {
      const failure = failures[pool.asked];
      pool.asked += 1;
      if (failure !== undefined) throw new Error(failure);
      return { rows: [VERSION] };
    },
  };
  return pool as unknown as Pick<pg.Pool, 'query'> & { asked: number };
}

const LATE = 'Connection terminated due to connection timeout';

describe('the first statement on a pool', () => {
  it('is asked again where its connection came late', async () => {
    const pool = poolAfter([LATE, LATE]);
    expect(await serverVersion(pool)).toEqual(VERSION);
    expect(pool.asked).toBe(3);
  });

  it('fails with the last of three, and at once with what is no matter of time', async () => {
    const [late, refused] = [poolAfter([LATE, LATE, LATE, LATE]), poolAfter(['password authentication failed'])];
    await expect(serverVersion(late)).rejects.toThrow(LATE);
    await expect(serverVersion(refused)).rejects.toThrow('password authentication failed');
    expect([late.asked, refused.asked]).toEqual([3, 1]);
  });
});
