import type { Overview } from '@butterfly/contracts/lead_page_builder';
import { paths } from '@butterfly/contracts/lead_page_builder/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest';
import { waitedFor } from './waited-for';
import { Panel } from './waiting.card';

const HOUR = 3_600_000;
const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const lead = (nth: number): Overview['waiting'][number] => ({
  lead_id: nth,
  name: `Lead ${nth}`,
  slug: 'wedding',
  created_at: new Date(Date.now() - nth * 3 * HOUR).toISOString(),
});

let server: FakeServer | undefined;
afterEach(() => server?.close());

function show(waiting: Overview['waiting']): FakeServer {
  const overview: Overview = { slugs: [], waiting, spam: 0, embed: '', built_in: [] };
  server = fakeServer({ [paths.getOverview]: () => ({ body: overview }) });
  renderPlugin(<Panel />, { fake: createFakeHost(host), path: '/home_view', at: '/home_view' });
  return server;
}

describe('leads without an answer, on the first page', () => {
  it('say who waits and for how long, and each leads to the lead', async () => {
    show([lead(1), lead(2)]);
    expect(await screen.findByRole('link', { name: 'Lead 1' })).toHaveAttribute('href', '/tenant_crm/leads/1');
    expect(screen.getByText(/waits 3 h/)).toBeInTheDocument();
    expect(screen.getByText(/waits 6 h/)).toBeInTheDocument();
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('are the first six, and the rest is one step away', async () => {
    show(Array.from({ length: 9 }, (_, at) => lead(at + 1)));
    expect(await screen.findByRole('link', { name: '3 more' })).toHaveAttribute('href', '/lead_page_builder/submissions');
    expect(screen.getAllByText(/^waits/)).toHaveLength(6);
  });

  it('take no place where all are answered', async () => {
    const { calls } = show([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it.each([
    [20_000, '1 min'],
    [89 * 60_000, '89 min'],
    [90 * 60_000, '2 h'],
    [47 * HOUR, '47 h'],
    [72 * HOUR, '3 days'],
  ])('%s ms are %s', (ms, said) => expect(waitedFor(ms)).toBe(said));
});
