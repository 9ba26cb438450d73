import { newVenue, type ProjectVenue } from '@butterfly/contracts/event_venues';
import { paths } from '@butterfly/contracts/event_venues/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Panel } from './project-venue.panel';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const barn = {
  ...newVenue.parse({
    name: 'Stonecroft Barn',
    rules: [{ topic: 'open_flame', severity: 'forbidden', text: 'No open flame' }],
    windows: [{ from: '14:00', until: '23:30' }],
  }),
  id: 7,
  project_count: 1,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  archived_at: null,
  updated_by_id: 1,
  version: 1,
};

let place: ProjectVenue;
let server: FakeServer;
let fake: ReturnType<typeof createFakeHost>;
beforeEach(() => {
  place = {
    project_id: 3,
    venue_text: 'the old quarry',
    event_date: '2027-06-12',
    start_time: '16:00:00',
    placing: null,
    venue: null,
    suggested: [],
    uses: { open_flame: ['Taper candle'] },
  };
  server = fakeServer({
    [paths.getProjectVenue]: () => ({ body: place }),
    [paths.listVenues]: () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    [paths.createVenue]: () => ({ body: barn, status: 201 }),
    [paths.placeProject]: ({ body }) => {
      place = { ...place, venue: barn, placing: { setup_minutes: 0, crew: 2, note: '', ...(body as { venue_id: number }) } };
      return { body: place };
    },
  });
  fake = createFakeHost({ ...host, confirm: false });
  renderPlugin(<Panel projectId={3} />, { fake, path: '/tenant_crm/projects/:id', at: '/tenant_crm/projects/3' });
});
afterEach(() => server.close());

describe('the venue on the page of a project', () => {
  it('is made of what the pipeline says in one click, and says at once what speaks against it', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make “the old quarry” a venue' }));
    expect(await screen.findByText('No open flame – but the event uses Taper candle.')).toBeInTheDocument();
    expect(server.calls.filter(({ address }) => address === paths.createVenue).map(({ body }) => body)).toEqual([
      { name: 'the old quarry' },
    ]);
  });

  it('counts whether there is time to set up', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make “the old quarry” a venue' }));
    const hours = await screen.findByRole('textbox', { name: 'Set-up, hours of work' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '7{Enter}');
    expect(await screen.findByText(/Setting up takes 3 h 30 min with 2 people, and there are 2 h from 14:00 to 16:00/)).toBeInTheDocument();
    await userEvent.clear(hours);
    await userEvent.type(hours, 'many{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Give a number from 0 up');
  });

  it('is not left with what was learnt there unless one says so', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make “the old quarry” a venue' }));
    const note = await screen.findByRole('textbox', { name: 'To remember' });
    await userEvent.type(note, 'The lift was broken{Enter}');
    await waitFor(() => expect(place.placing?.note).toBe('The lift was broken'));
    const leave = () => userEvent.click(screen.getByRole('button', { name: 'Held elsewhere' }));
    await leave();
    expect(fake.record.questions.map(({ text }) => text)).toEqual([
      'What is to be remembered of Stonecroft Barn is lost: “The lift was broken”',
    ]);
    expect(server.calls.filter(({ address }) => address === paths.displaceProject)).toEqual([]);
  });
});
