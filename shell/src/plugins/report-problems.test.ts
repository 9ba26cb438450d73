import { paths } from '@butterfly/contracts/plugins/paths';
import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { waitFor } from '@testing-library/react';
import type { AppServices } from '../app-services';
import { createOutcomes, type LoadOutcome } from './loading/load-outcome';
import { reportProblems } from './report-problems';

const ended = (outcome: LoadOutcome['outcome']): LoadOutcome => ({
  plugin: 'moodboard',
  candidate: { container: 'moodboard_1_2_0', release: 4, version: '1.2.0', base: '/r/moodboard/4/' },
  outcome,
  details: 'remoteEntry.js answered 404',
  ms: 12,
});

function begin(session: object | null) {
  const outcomes = createOutcomes();
  const server = fakeServer({ [paths.reportProblem]: () => ({ status: 204 }) });
  const services = { loader: { outcomes }, bootStore: { getState: () => ({ boot: { session } }) } } as unknown as Pick<
    AppServices,
    'loader' | 'bootStore'
  >;
  return { tell: outcomes.tell, server, stop: reportProblems(services) };
}

describe('problems of plugins', () => {
  it('are told once per failure, with version and page', async () => {
    const { tell, server, stop } = begin({});
    tell(ended('missing'));
    tell(ended('ok'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.body).toEqual({
      plugin: 'moodboard',
      version: '1.2.0',
      kind: 'load',
      message: 'missing: remoteEntry.js answered 404',
      page: '/',
    });
    tell(ended('timeout'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(server.calls[1]?.body).toMatchObject({ kind: 'timeout' });
    stop();
    server.close();
  });

  it('are not told by visitors, nor more than twenty times', async () => {
    const visitor = begin(null);
    visitor.tell(ended('missing'));
    expect(visitor.server.calls).toEqual([]);
    visitor.stop();
    visitor.server.close();
    const member = begin({});
    for (let at = 0; at < 30; at += 1) member.tell(ended('missing'));
    await waitFor(() => expect(member.server.calls).toHaveLength(20));
    member.stop();
    member.server.close();
  });
});
