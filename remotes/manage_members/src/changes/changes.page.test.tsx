import { paths } from '@butterfly/contracts/manage_members/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersHostOptions } from '../testing/members-host-options';
import { Page } from './changes.page';
import { kindOptions } from './kind-words';

const NEXT = '2027-03-01T10:00:00.000001Z~records~7';
const change = (key: string, subject: string, path: string | null = '/tenant_crm/contacts/3') => ({
  key,
  at: '2027-03-01T10:00:00.000001Z',
  by: { id: 2, name: 'Mia Rosales' },
  kind: 'tenant_crm.contact',
  subject,
  path,
  what: 'Changed: phone',
});

let server: FakeServer;
afterEach(() => server.close());

function show({ admin = true, at = '/manage_members/changes' } = {}) {
  server = fakeServer({
    [paths.myPermissions]: () => ({ body: { plugins: [], features: [], is_admin: admin } }),
    [paths.listMembers]: () => ({ body: { count: 1, next: null, previous: null, results: [{ id: 2, name: 'Mia Rosales' }] } }),
    [paths.listChanges]: ({ query }) => ({
      body: query.has('before')
        ? { results: [change('b', 'Gone', null)], next: null, kinds: [] }
        : { results: [change('a', 'Sofía Reyes')], next: NEXT, kinds: ['tenant_crm.contact', 'notices.notice'] },
    }),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(membersHostOptions), path: '/manage_members/changes', at });
}
const askedFor = () => server.calls.filter(({ address }) => address === paths.listChanges).map(({ query }) => Object.fromEntries(query));

describe('who changed what', () => {
  it('leads to the record, and shows what happened earlier below it', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Sofía Reyes' })).toHaveAttribute('href', '/tenant_crm/contacts/3');
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByText('Gone')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument();
    expect(askedFor()).toEqual([{}, { before: NEXT }]);
    expect(screen.queryByRole('button', { name: 'Earlier' })).not.toBeInTheDocument();
  });

  it('asks for one person and one kind of record, as the address says and as they are chosen', async () => {
    show({ at: '/manage_members/changes?by=2' });
    await screen.findByText('Mia Rosales');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind of record' }));
    await userEvent.click(await screen.findByTitle('Notice'));
    await waitFor(() => expect(askedFor()).toEqual([{ by: '2' }, { by: '2', kind: 'notices.notice' }]));
  });

  it('asks the server nothing for who is no administrator', async () => {
    show({ admin: false });
    expect(await screen.findByText('For administrators')).toBeInTheDocument();
    expect(askedFor()).toEqual([]);
  });
});

it('tells kinds of one name apart by their plugin', () => {
  expect(kindOptions(['tenant_crm.lead_form', 'inventory.item', 'shop.item'])).toEqual([
    { value: 'inventory.item', label: 'Item (inventory)' },
    { value: 'shop.item', label: 'Item (shop)' },
    { value: 'tenant_crm.lead_form', label: 'Lead form' },
  ]);
});
