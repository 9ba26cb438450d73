import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordList } from '../list';
import { PeopleListPage } from './people-list-page';
import { peopleShape, type PersonRow } from './person-row';
import { useBulkChanges, type BulkChange } from './use-bulk-changes';

const person: PersonRow = {
  id: 7,
  first_name: 'Rosa',
  last_name: 'Lindgren',
  email: 'rosa@mail.example',
  phone_e164: '+15185550142',
  kind: 'planner',
  organization_id: 4,
  organization_name: 'Orchard',
  tags: ['VIP'],
  consent_email: 'marketing',
  consent_sms: 'none',
  project_count: 2,
  updated_at: '2027-01-02T15:00:00.000Z',
};
const words = {
  kinds: { person: 'Person', planner: 'Planner' },
  consentEmail: { none: 'Not asked', marketing: 'News and offers' },
  consentSms: { none: 'Not asked' },
};
const pipeline = {
  'tenant_crm.contacts': '/tenant_crm/contacts',
  'tenant_crm.contact': '/tenant_crm/contacts/:id',
  'tenant_crm.new_contact': '/tenant_crm/contacts/new',
  'tenant_crm.import': '/tenant_crm/import',
  'tenant_crm.organizations': '/tenant_crm/organizations',
  'tenant_crm.organization': '/tenant_crm/organizations/:id',
};
const contacts = {
  'contact_management.clients': '/contact_management',
  'contact_management.client': '/contact_management/client/:clientEmail',
  'contact_management.duplicates': '/contact_management/duplicates',
  'contact_management.anniversaries': '/contact_management/anniversaries',
};

let asked: object[] = [];
let sent: BulkChange[] = [];

function Book() {
  const list = useRecordList<PersonRow>({
    shape: peopleShape,
    queryKey: ['people'],
    load: async ({ query }) => {
      asked.push(query);
      return { data: { count: 1, results: [person] } };
    },
  });
  const { bulk, note } = useBulkChanges({
    noun: ['contact', 'contacts'],
    send: async ({ body }) => {
      sent.push(body);
      return { data: { ids: body.ids } };
    },
    outdated: ['people'],
    archived: false,
  });
  return (
    <PeopleListPage list={list} words={words} bulk={bulk}>
      {note}
    </PeopleListPage>
  );
}

const show = (links: Readonly<Record<string, string>>, at = '/contact_management', features?: readonly string[]) =>
  renderPlugin(<Book />, { fake: createFakeHost({ links, ...(features && { features }) }), at });
const rooms = () => within(screen.getByRole('navigation', { name: 'Rooms of the address book' })).getAllByRole('link');

beforeEach(() => {
  asked = [];
  sent = [];
});

describe('the one list of people', () => {
  it('has the rooms, the ways in and the record of whichever plugins are there', async () => {
    show({ ...pipeline, ...contacts });
    expect(await screen.findByRole('link', { name: 'Rosa Lindgren' })).toHaveAttribute(
      'href',
      '/contact_management/client/rosa%40mail.example',
    );
    expect(rooms().map(({ textContent }) => textContent)).toEqual([
      'Contacts',
      'Organizations',
      'Duplicates',
      'Birthdays and anniversaries',
    ]);
    expect(screen.getByRole('link', { name: 'Orchard' })).toHaveAttribute('href', '/tenant_crm/organizations/4');
    expect(screen.getByRole('button', { name: 'New contact' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
    expect(screen.getByText('Planner', { selector: '.bf-list-note' })).toBeVisible();
  });

  it.each(['/contact_management', '/tenant_crm/contacts'])('knows its room by both of its addresses (%s)', async (at) => {
    show({ ...pipeline, ...contacts }, at);
    await screen.findByRole('link', { name: 'Rosa Lindgren' });
    expect(rooms()[0]).toHaveAttribute('href', at);
    expect(rooms()[0]).toHaveAttribute('aria-current', 'page');
  });

  it('offers nothing that a pipeline would have to take where there is none', async () => {
    show(contacts);
    expect(await screen.findByRole('link', { name: 'Rosa Lindgren' })).toBeVisible();
    expect(rooms().map(({ textContent }) => textContent)).toEqual(['Contacts', 'Duplicates', 'Birthdays and anniversaries']);
    expect(screen.queryByRole('link', { name: 'Orchard' })).not.toBeInTheDocument();
    expect(screen.getByText('Orchard')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New contact' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('is narrowed to a tag by a press on it, and to an organization by its page; both are taken off again', async () => {
    show(pipeline, '/tenant_crm/contacts?organization=4');
    await userEvent.click(await screen.findByRole('button', { name: 'VIP' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tag: 'VIP', organization: '4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Do not filter by the organization' }));
    await userEvent.click(screen.getByRole('button', { name: 'Do not filter by the tag VIP' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('tag'));
    expect(asked.at(-1)).not.toHaveProperty('organization');
  });
});

describe('what is done with many', () => {
  const pick = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));

  it('is taken back exactly', async () => {
    show(pipeline);
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 contact put into the archive')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { action: 'archive', ids: [7] },
        { action: 'unarchive', ids: [7] },
      ]),
    );
  });

  it('is not offered to who may not delete', async () => {
    show(pipeline, '/tenant_crm/contacts', []);
    await pick();
    expect(await screen.findByRole('button', { name: 'Add tag…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
