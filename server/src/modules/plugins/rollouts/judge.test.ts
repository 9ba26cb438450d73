import { judge } from './judge';

const gate = { max_error_rate: 0.02, max_p95_ms_delta: 500, min_loads: 20 };
const figures = (loads: number, failed = 0, more: { crashes?: number; p95_ms?: number } = {}) => {
  const { crashes = 0, p95_ms = 200 } = more;
  return { loads, failed, crashes, error_rate: Math.max(loads, failed + crashes) === 0 ? 0 : (failed + crashes) / Math.max(loads, failed + crashes), p95_ms };
};
const at = (seconds: number) => new Date(Date.UTC(2027, 5, 1, 12, 0, seconds));
const rollout = { gate, steps: [{ percent: 10, hold_s: 60 }, { percent: 50, hold_s: 60 }], step: 0, step_since: at(0).toISOString() };

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
    expect(judge(rollout, { candidate, baseline, now: at(seconds) }).kind).toBe(kind);
  });
});
