import { paths as memberPaths } from '@butterfly/contracts/manage_members/paths';
import type { EventDeliveries, EventDelivery } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersHostOptions } from '../../testing/members-host-options';
import { Page } from '../plugins.page';

const letter: EventDelivery = {
  event: 7,
  module: 'automation_engine',
  name: 'tenant_crm.project.stage_changed@1',
  at: '2026-11-20T09:00:00.000Z',
  state: 'failed',
  attempts: 12,
  due_at: '2026-11-20T10:00:00.000Z',
  failure: 'The letter box is full.',
  behind: 2,
};
let server: FakeServer;
function show(first: Partial<EventDeliveries> = {}) {
  let state: EventDeliveries = { failed: 1, waiting: 3, held: 0, results: [letter], ...first };
  const empty = () => (state = { failed: 0, waiting: 0, held: 0, results: [] });
  server = fakeServer({
    [memberPaths.myPermissions]: () => ({ body: { plugins: [], features: [], is_admin: true } }),
    [paths.listDeliveries]: () => ({ body: state }),
    [paths.retryDeliveries]: () => ({ body: { count: empty().results.length + 1 } }),
    [paths.discardDelivery]: () => ({ status: (empty(), 204) }),
  });
  return renderPlugin(<Page />, {
    fake: createFakeHost(membersHostOptions),
    path: '/manage_members/plugins',
    at: '/manage_members/plugins?part=events',
  });
}
afterEach(() => server.close());
const bodies = (address: string) => server.calls.filter((call) => call.address === address).map(({ body }) => body);

describe('events that a plugin has not heard', () => {
  it('say what happened, what went wrong and what waits behind, and are tried again one by one', async () => {
    show();
    expect(await screen.findByText('The letter box is full.')).toBeInTheDocument();
    expect(screen.getByText('Given up after 12 tries')).toBeInTheDocument();
    expect(screen.getByText(/2 later events wait behind it/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Project stage changed, for automation_engine' }));
    expect(await screen.findByText('Every event has arrived')).toBeInTheDocument();
    expect(bodies(paths.retryDeliveries)).toEqual([{ delivery: { event: 7, module: 'automation_engine' } }]);
  });

  it('are all tried again at once, by keyboard', async () => {
    show();
    (await screen.findByRole('button', { name: 'Try all again' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bodies(paths.retryDeliveries)).toEqual([{ delivery: null }]));
  });

  it('are left out with a reason only', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Leave out: / }));
    expect(screen.getByRole('button', { name: 'Leave it out' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Why'), 'Was done by hand');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(await screen.findByText('Every event has arrived')).toBeInTheDocument();
    expect(bodies(paths.discardDelivery)).toEqual([{ delivery: { event: 7, module: 'automation_engine' }, reason: 'Was done by hand' }]);
  });

  it('are none: the page says so, and what is held for a plugin that is off', async () => {
    show({ failed: 0, held: 4, results: [] });
    expect(await screen.findByText('Every event has arrived')).toBeInTheDocument();
    expect(screen.getByText(/4 events wait for a plugin that is switched off/)).toBeInTheDocument();
  });
});
