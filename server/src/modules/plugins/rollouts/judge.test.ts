import { judge } from './judge';

const gate = { max_error_rate: 0.02, max_p95_ms_delta: 500, min_loads: 20 };
const figures = (loads: number, failed = 0, more: { crashes?: number; p95_ms?: number } = {}) => {
  const { crashes = 0, p95_ms = 200 } = more;
  return {
    loads,
    failed,
    crashes,
    error_rate: Math.max(loads, failed + crashes) === 0 ? 0 : (failed + crashes) / Math.max(loads, failed + crashes),
    p95_ms,
  };
};
const at = (seconds: number) => new Date(Date.UTC(2027, 5, 1, 12, 0, seconds));
const rollout = {
  gate,
  steps: [
    { percent: 10, hold_s: 60 },
    { percent: 50, hold_s: 60 },
  ],
  step: 0,
  step_since: at(0).toISOString(),
};

const people = (members: number, businesses: number, admins = 0) => ({ members, businesses, admins });
const many = { told: people(20, 4), failed: people(10, 2), slow: people(10, 2) };

describe('a running rollout', () => {
  it.each([
    ['waits for its loads', figures(19, 19), figures(100), 10, 'wait'],
    ['ends on the twentieth failing load', figures(20, 20), figures(100), 10, 'abort'],
    ['ends where three of ten fail', figures(40, 12), figures(100), 10, 'abort'],
    ['ends where it crashes after loading', figures(40, 0, { crashes: 10 }), figures(100), 10, 'abort'],
    ['does not end for what the baseline does as well', figures(40, 4), figures(100, 10), 10, 'wait'],
    ['ends where it is much slower', figures(40, 0, { p95_ms: 1_200 }), figures(100), 10, 'abort'],
    ['stays for as long as it is to be held', figures(40), figures(100), 59, 'wait'],
    ['goes on then', figures(40), figures(100), 60, 'step'],
    ['does not go on without loads, however long', figures(3), figures(100), 9_999, 'wait'],
  ])('%s', (_what, candidate, baseline, seconds, kind) => {
    expect(judge(rollout, { candidate, baseline, witnesses: many, businesses: 4, now: at(seconds) }).kind).toBe(kind);
  });

  it.each([
    ['one member of one business', people(1, 1), 4, 'wait'],
    ['all members of one business', people(20, 1, 5), 4, 'wait'],
    ['a member of each of two businesses', people(2, 2), 4, 'abort'],
    ['two members, where it reaches one business', people(2, 1), 1, 'wait'],
    ['three members, where it reaches one business', people(3, 1), 1, 'abort'],
    ['an administrator, where it reaches one business', people(1, 1, 1), 1, 'abort'],
  ])('that %s say fails or is slow', (_who, witnesses, businesses, kind) => {
    for (const candidate of [figures(40, 20), figures(40, 0, { p95_ms: 60_000 })]) {
      const evidence = {
        candidate,
        baseline: figures(100),
        witnesses: { told: people(20, 4), failed: witnesses, slow: witnesses },
        businesses,
        now: at(9_999),
      };
      // Doubted or not, it does not go on by itself.
      expect(judge(rollout, evidence).kind).toBe(kind);
    }
  });

  it('is not ended by two of many members, however often they tell', () => {
    const evidence = {
      candidate: figures(1_000, 400),
      baseline: figures(1_000),
      witnesses: { told: people(500, 40), failed: people(2, 2), slow: people(0, 0) },
      businesses: 40,
      now: at(0),
    };
    expect(judge(rollout, evidence).kind).toBe('wait');
  });
});
