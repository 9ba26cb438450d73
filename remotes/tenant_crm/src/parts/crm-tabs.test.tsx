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
  ['Contacts', Contacts],
  ['Organizations', Organizations],
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
