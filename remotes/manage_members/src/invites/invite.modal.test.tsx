import { paths } from '@butterfly/contracts/manage_members/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersHostOptions } from '../testing/members-host-options';
import { InviteModal } from './invite.modal';

let server: FakeServer;
afterEach(() => server.close());

it('sends nothing while one of the addresses is none, and names it', async () => {
  server = fakeServer({ [paths.listRoles]: () => ({ body: [] }) });
  renderPlugin(<InviteModal business="Fern & Thistle" onClose={() => undefined} />, { fake: createFakeHost(membersHostOptions) });
  const field = await screen.findByLabelText('E-mail addresses');
  await userEvent.type(field, 'nora@x.example, leo@home, mia');
  expect(screen.getByText('leo@home, mia are no e-mail addresses')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'nora@x.example, leo@home.example');
  expect(screen.queryByText(/no e-mail address/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeEnabled();
});
