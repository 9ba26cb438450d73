import type { Booking } from '@butterfly/contracts/event_meetings';
import { paths } from '@butterfly/contracts/event_meetings/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest';
import { Panel } from './today.card';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const booking = {
  id: 4,
  name: 'Eleanor Marlow',
  title: 'Consultation',
  status: 'accepted',
  start_at: '2027-03-16T15:00:00.000Z',
} as Booking;

let server: FakeServer | undefined;
afterEach(() => server?.close());

function show(today: readonly Booking[]): FakeServer {
  server = fakeServer({ [paths.getDashboard]: () => ({ body: { today } }) });
  renderPlugin(<Panel />, { fake: createFakeHost(host), path: '/home_view', at: '/home_view' });
  return server;
}

describe('the meetings of today, on the first page', () => {
  it('say when, who and what; each leads to its meeting, and the heading to all', async () => {
    show([booking]);
    expect(await screen.findByRole('link', { name: 'Eleanor Marlow' })).toHaveAttribute('href', '/event_meetings/bookings/4');
    expect(screen.getByText('Consultation')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Today’s meetings' })).toHaveAttribute('href', '/event_meetings/dashboard');
    expect(screen.getByRole('time')).toHaveAttribute('datetime', booking.start_at);
  });

  it('take no place on a day without', async () => {
    const { calls } = show([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Today’s meetings' })).not.toBeInTheDocument());
  });
});
