import type { HomeProject, Summary } from '@butterfly/contracts/home_view';
import { paths } from '@butterfly/contracts/home_view/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeHandler, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './home.page';

const project = (id: number, name: string, event_date: string | null): HomeProject => ({
  id,
  number: id,
  name,
  event_type: 'wedding',
  event_date,
  venue_text: 'Stonecroft Barn',
  stage: { name: 'Booked', color: 'eucalyptus' },
  updated_at: '2026-11-20T15:00:00.000Z',
});

const sums = { count: 4, value_cents: 3_206_212, weighted_cents: 1_044_659 };
const full: Summary = {
  today: '2026-11-21',
  projects: { upcoming: [project(6, 'Whitcomb memorial', '2026-11-26')], recent: [project(1, 'Marlow & Okafor wedding', '2027-06-12')] },
  pipeline: { currency: 'USD', open: sums, booked: { count: 1, value_cents: 850_000, weighted_cents: 850_000 } },
};

let server: FakeServer;
const show = (body: Summary | FakeHandler, options: Parameters<typeof createFakeHost>[0] = {}) => {
  server = fakeServer({ [paths.getSummary]: typeof body === 'function' ? body : () => ({ body }) });
  return renderPlugin(<Page />, {
    fake: createFakeHost({ id: 'home_view', links: { 'tenant_crm.project': '/tenant_crm/projects/:id' }, ...options }),
  });
};
afterEach(() => server.close());

describe('first page (T-469, T-470)', () => {
  it('shows the events of the next days, what changed last, and the pipeline', async () => {
    show(full);
    const upcoming = await screen.findByRole('region', { name: 'The next 14 days' });
    expect(within(upcoming).getByRole('link', { name: 'Whitcomb memorial' })).toHaveAttribute('href', '/tenant_crm/projects/6');
    expect(within(upcoming).getByText(/In 5 days/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Marlow & Okafor wedding' })).toBeInTheDocument();
    expect(screen.getByText('$10,446.59')).toBeInTheDocument();
    expect(screen.getByText('Saturday, November 21')).toBeInTheDocument();
  });

  it('tells a member without the pipeline where to begin, and shows no figures', async () => {
    show({ today: '2026-11-21', projects: null, pipeline: null });
    expect(await screen.findByText('Choose a project to begin')).toBeInTheDocument();
    expect(screen.queryByText('Open')).not.toBeInTheDocument();
  });

  it('says that no event is near instead of showing an empty list', async () => {
    show({ ...full, projects: { upcoming: [], recent: [] } });
    expect(await screen.findByText('No event in the next two weeks')).toBeInTheDocument();
  });

  it('offers only the quick links whose plugin is there, and runs their command', async () => {
    const { fake } = show(full, { commands: { 'tenant_crm.new_project': () => undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'New project' }));
    expect(fake.record.ran.map(({ id }) => id)).toEqual(['tenant_crm.new_project']);
    expect(screen.queryByRole('button', { name: 'Pipeline board' })).not.toBeInTheDocument();
  });

  it('offers another try when the summary cannot be loaded, and recovers', async () => {
    let fail = true;
    show(() => (fail ? { status: 503, body: { error: 'The service is not available right now.', code: 'unavailable' } } : { body: full }));
    expect(await screen.findByText('The service is not available right now.')).toBeInTheDocument();
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Whitcomb memorial' })).toBeInTheDocument();
  });
});
