import type { Client } from '@butterfly/contracts/contact_management';
import type { PluginSlots } from '@butterfly/contracts/core';
import { paths } from '@butterfly/contracts/contact_management/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { manifest } from '../../manifest';
import { Page } from './client.page';

type Whole = PluginSlots['contact_management.client_record/v1'];

const host = {
  id: manifest.id,
  routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])),
  tenant: { tz: 'America/New_York' },
};
const client: Client = {
  contact: {
    id: 7,
    first_name: 'Ann',
    last_name: 'Marlow',
    email: 'ann@mail.example',
    phone_e164: '+15185550142',
    kind: 'couple_member',
    organization_id: null,
    organization_name: null,
    tags: ['VIP'],
    consent_email: 'marketing',
    consent_sms: 'none',
    updated_at: '2026-11-20T15:00:00.000Z',
    archived_at: null,
    other_emails: ['ann+old@mail.example'],
    address: null,
    birthday: null,
    preferred_channel: 'email',
    locale: null,
    custom: {},
    merged_into_id: null,
    deleted_at: null,
    created_at: '2026-10-01T10:00:00.000Z',
    updated_by_id: 1,
    version: 3,
  },
  projects: [
    {
      id: 1,
      role: 'partner1',
      is_billing: true,
      project_id: 3,
      number: 3,
      name: 'Marlow & Okafor wedding',
      event_type: 'wedding',
      event_date: '2027-06-12',
      stage_name: 'Booked',
      stage_color: 'eucalyptus',
      stage_kind: 'booked',
      archived: false,
    },
  ],
  consents: [
    {
      id: 1,
      channel: 'email',
      state: 'marketing',
      source: 'Web form',
      proof: 'Ticked',
      ip: '203.0.113.9',
      at: '2026-10-01T10:00:00.000Z',
      by_id: null,
    },
  ],
  merges: [],
  list_ids: [],
  last_contact_at: null,
};

const everyPage = {
  'contact_management.clients': '/contact_management',
  'contact_management.client': '/contact_management/client/:clientEmail',
  'tenant_crm.new_contact': '/tenant_crm/contacts/new',
  'tenant_crm.project': '/tenant_crm/projects/:id',
  'moodboard.board': '/moodboard/:projectId',
};

interface Shown {
  readonly links?: Readonly<Record<string, string>>;
  readonly features?: readonly string[];
  readonly answered?: Client;
  readonly fills?: NonNullable<Parameters<typeof createFakeHost>[0]>['fills'];
}

let server: FakeServer;
function show(at: string, { links = everyPage, features, answered = client, fills = {} }: Shown = {}) {
  server = fakeServer({
    [paths.getClient]: ({ params }) =>
      ['ann@mail.example', 'ann+old@mail.example', '7'].includes(params['email'] ?? '')
        ? { body: answered }
        : { status: 404, body: { error: 'Not found', code: 'not_found' } },
    [paths.listInteractions]: () => ({ body: [] }),
    [paths.eraseClient]: ({ body }) => ({
      body: (body as { token?: string }).token
        ? { step: 'erased', contact_id: 7 }
        : { step: 'confirm', token: 'abc', name: 'Ann Marlow', goes: ['Name'], stays: ['1 project'] },
    }),
  });
  return renderPlugin(<Page />, {
    fake: createFakeHost({ ...host, links, fills, ...(features && { features }) }),
    path: '/contact_management/client/:clientEmail',
    at,
  });
}
afterEach(() => server.close());

describe('client page (T-506, T-596)', () => {
  it('finds a client by an encoded address in capital letters, and says so when it is a further one', async () => {
    show('/contact_management/client/ANN%2BOLD%40mail.example');
    expect(await screen.findByRole('heading', { name: 'Ann Marlow' })).toBeInTheDocument();
    expect(screen.getByText('ann+old@mail.example is an earlier or second address of this person.')).toBeInTheDocument();
    expect(screen.getByText(/pays the bill/)).toBeInTheDocument();
  });

  it('offers ways into other plugins only to those who may use them', async () => {
    const { unmount } = show('/contact_management/client/ann%40mail.example');
    expect(await screen.findByRole('link', { name: 'Moodboard' })).toHaveAttribute('href', '/moodboard/3');
    expect(screen.getByRole('link', { name: 'Marlow & Okafor wedding' })).toHaveAttribute('href', '/tenant_crm/projects/3');
    unmount();
    server.close();
    show('/contact_management/client/ann%40mail.example', { links: {} });
    expect(await screen.findByText('Marlow & Okafor wedding')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Moodboard' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Marlow & Okafor wedding' })).not.toBeInTheDocument();
  });

  it('shows no button that would be refused, and says which permission it needs', async () => {
    show('/contact_management/client/ann%40mail.example', { features: ['delete_records'] });
    expect(await screen.findByRole('button', { name: 'Erase…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy of everything' })).not.toBeInTheDocument();
    expect(screen.getByText(/A copy needs the permission “Export data”/)).toBeInTheDocument();
  });

  it('shows the history of consent only where there is one', async () => {
    const { unmount } = show('/contact_management/client/ann%40mail.example');
    expect(await screen.findByText('History and proof (1)')).toBeInTheDocument();
    unmount();
    server.close();
    show('/contact_management/client/ann%40mail.example', { answered: { ...client, consents: [] } });
    await screen.findByRole('heading', { name: 'Ann Marlow' });
    expect(screen.queryByText(/History and proof/)).not.toBeInTheDocument();
  });

  it('offers to create a contact out of an address nobody has', async () => {
    const { fake } = show('/contact_management/client/new.client%40mail.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Create contact' }));
    expect(fake.record.visits).toEqual(['/tenant_crm/contacts/new?email=new.client%40mail.example']);
  });

  it('knows nothing to create where an id is nobody, and no pipeline to create in', async () => {
    show('/contact_management/client/99');
    expect(await screen.findByText('There is no such contact')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create contact' })).not.toBeInTheDocument();
    cleanup();
    server.close();
    show('/contact_management/client/new%40mail.example', { links: {} });
    expect(await screen.findByRole('button', { name: 'All contacts' })).toBeInTheDocument();
  });

  it('is drawn by who can change it, and stays as it stands while the address of the person changes', async () => {
    const seen: object[] = [];
    const Whole = (props: Whole) => {
      const [typed, setTyped] = useState('');
      useEffect(() => {
        seen.push({ contactId: props.contactId, followed: props.followed });
      }, [props.contactId, props.followed]);
      return (
        <>
          <input aria-label="Typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <button onClick={() => props.onEmail('ann@new.example')}>Another address</button>
          <button onClick={() => props.onEmail(null)}>No address</button>
        </>
      );
    };
    show('/contact_management/client/7', {
      fills: { 'contact_management.client_record/v1': (props) => <Whole {...(props as Whole)} /> },
    });
    await userEvent.type(await screen.findByLabelText('Typed'), 'kept');
    await userEvent.click(screen.getByRole('button', { name: 'Another address' }));
    await userEvent.click(screen.getByRole('button', { name: 'No address' }));
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
    expect(seen).toEqual([
      { contactId: 7, followed: '7' },
      { contactId: 7, followed: 'ann@new.example' },
      { contactId: 7, followed: '7' },
    ]);
    expect(screen.queryByRole('heading', { name: 'Ann Marlow' })).not.toBeInTheDocument();
  });

  it('erases only after the name was typed, with the token of the first step', async () => {
    const { fake } = show('/contact_management/client/ann%40mail.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
    expect(await screen.findByRole('button', { name: 'Erase for good' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Type “Ann Marlow”/), 'Ann Marlow');
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    await waitFor(() => expect(fake.record.visits).toEqual(['/contact_management']));
    expect(server.calls.filter(({ address }) => address === paths.eraseClient).map(({ body }) => body)).toEqual([{}, { token: 'abc' }]);
  });
});
