import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Page as Board } from '../board/board.page';
import { Page as Contacts } from '../contacts/contacts.page';
import { Page as Dashboard } from '../dashboard/dashboard.page';
import { Page as Leads } from '../leads/leads.page';
import { Page as Notes } from '../notes/notes.page';
import { Page as Organizations } from '../organizations/organizations.page';
import { Page as Projects } from '../projects/projects.page';
import { Page as Settings } from '../settings/settings.page';
import { crmHostOptions } from '../testing/crm-host-options';

const pages: readonly (readonly [string, ComponentType])[] = [
  ['Overview', Dashboard],
  ['Board', Board],
  ['Projects', Projects],
  ['Leads', Leads],
  ['Notes', Notes],
  ['Settings', Settings],
];

it.each(pages)('the tab %s leads to a page with the same tabs below a heading of the same height', async (label, Page) => {
  const server = fakeServer({});
  const { container } = renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions) });
  const tabs = await screen.findByRole('navigation', { name: 'Rooms of the pipeline' });
  expect(within(tabs).getByRole('link', { name: label })).toBeInTheDocument();
  expect(container.querySelector('.bf-page-header .bf-eyebrow')).not.toBeNull();
  server.close();
});

const addressBook = {
  'tenant_crm.contacts': '/tenant_crm/contacts',
  'tenant_crm.organizations': '/tenant_crm/organizations',
};
const withContactManagement = { ...addressBook, 'contact_management.clients': '/contact_management' };

it.each([
  ['the pipeline has it', addressBook, '/tenant_crm/contacts'],
  ['the contact management has it', withContactManagement, '/contact_management'],
])('Contacts leads to the one address book, where %s', async (_who, links, href) => {
  const server = fakeServer({});
  renderPlugin(<Leads />, { fake: createFakeHost({ ...crmHostOptions, links }) });
  const tabs = await screen.findByRole('navigation', { name: 'Rooms of the pipeline' });
  expect(within(tabs).getByRole('link', { name: 'Contacts' })).toHaveAttribute('href', href);
  server.close();
});

it.each<readonly [string, string, ComponentType]>([
  ['Contacts', '/tenant_crm/contacts', Contacts],
  ['Organizations', '/tenant_crm/organizations', Organizations],
])('%s is a room of the address book, with the same tabs below a heading of the same height', async (label, at, Page) => {
  const server = fakeServer({});
  const { container } = renderPlugin(<Page />, { fake: createFakeHost({ ...crmHostOptions, links: withContactManagement }), at });
  const tabs = await screen.findByRole('navigation', { name: 'Rooms of the address book' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(label);
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Contacts', 'Organizations']);
  expect(container.querySelector('.bf-page-header .bf-eyebrow')).not.toBeNull();
  server.close();
});
