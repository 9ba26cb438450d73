import { paths } from '@butterfly/contracts/plugins/paths';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import type { AppServices } from '../../app-services';
import { bootFor, bootPlugin } from '../../boot/boot.fixture';
import { createOutcomes, type LoadOutcome } from './load-outcome';
import { reportLoads } from './report-loads';

const candidate = { container: 'sample_1_2_0', release: 4, version: '1.2.0', base: '/r/sample/4/' };
const ended = (outcome: LoadOutcome['outcome'], ms = 12): LoadOutcome => ({ plugin: 'sample', candidate, outcome, details: '', ms });
let server: FakeServer;

function begin({ sample = 10, random = 0.5, anonymous = false }: { sample?: 1 | 10; random?: number; anonymous?: boolean } = {}) {
  const plugin = bootPlugin({ id: 'sample' });
  const boot = bootFor({ anonymous, plugins: [{ ...plugin, remote: { ...plugin.remote, sample } }] });
  const outcomes = createOutcomes();
  const services = { loader: { outcomes }, bootStore: { getState: () => ({ boot }) } } as unknown as Pick<
    AppServices,
    'loader' | 'bootStore'
  >;
  return { tell: outcomes.tell, stop: reportLoads(services, () => random) };
}
const sent = () =>
  server.calls.map(({ body }) =>
    (body as { loads: { outcome: string; ms: number; weight: number }[] }).loads.map(({ outcome, ms, weight }) => [outcome, ms, weight]),
  );

beforeEach(() => {
  jest.useFakeTimers();
  server = fakeServer({ [paths.reportLoads]: () => ({ status: 204 }) });
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
});

describe('how loading went', () => {
  it('is told in batches: all failures by their class, and every tenth good load for ten', async () => {
    const { tell, stop } = begin({ random: 0.05 });
    (['ok', 'timeout', 'integrity', 'threw', 'render', 'missing'] as const).forEach((outcome, at) => tell(ended(outcome, at)));
    expect(server.calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1500);
    expect(sent()).toEqual([
      [
        ['ok', 0, 10],
        ['timeout', 1, 1],
        ['integrity', 2, 1],
        ['load', 3, 1],
        ['crash', 4, 1],
        ['load', 5, 1],
      ],
    ]);
    stop();
  });

  it('leaves out the other nine, unless the release is being watched', async () => {
    const quiet = begin({ random: 0.5 });
    quiet.tell(ended('ok'));
    const watched = begin({ sample: 1, random: 0.5 });
    watched.tell(ended('ok', 7));
    await jest.advanceTimersByTimeAsync(1500);
    expect(sent()).toEqual([[['ok', 7, 1]]]);
    quiet.stop();
    watched.stop();
  });

  it('is told at once on leaving the page, and by nobody who is not signed in', async () => {
    const member = begin();
    const visitor = begin({ anonymous: true });
    [member, visitor].forEach(({ tell }) => tell(ended('timeout')));
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([[['timeout', 12, 1]]]);
    member.stop();
    visitor.stop();
  });
});
