import { RunAllowance } from './run-allowance';

describe('the allowance of runs', () => {
  it('stops one member who calls 41 times in a minute, says when to try again, and leaves colleagues alone', () => {
    let now = 0;
    const allowance = new RunAllowance({ enabled: true, milliseconds: () => now });
    const take = (memberId: number) => () => allowance.take({ tenantId: 1, memberId });
    for (let call = 0; call < 40; call += 1) take(1)();
    now = 15_000;
    expect(take(1)).toThrow(
      expect.objectContaining({ code: 'rate_limited', details: { retry_after: 45 }, headers: { 'retry-after': '45' } }),
    );
    expect(take(2)).not.toThrow();
    now = 60_001;
    expect(take(1)).not.toThrow();
  });
});
