import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import { PersonLink } from './person-link';
import { addressBookHref } from './person-links';

const pipeline = { 'tenant_crm.contact': '/tenant_crm/contacts/:id', 'tenant_crm.contacts': '/tenant_crm/contacts' };
const contacts = {
  'contact_management.client': '/contact_management/client/:clientEmail',
  'contact_management.clients': '/contact_management',
};
const ann = { id: 7, first_name: 'Ann', last_name: 'Marlow', email: 'ann+b@mail.example' };

describe('the one record of a person', () => {
  it.each([
    ['both are there', { ...pipeline, ...contacts }, ann.email, '/contact_management/client/ann%2Bb%40mail.example'],
    ['both are there, and no e-mail', { ...pipeline, ...contacts }, null, '/contact_management/client/7'],
    ['only the contact management is', contacts, null, '/contact_management/client/7'],
    ['only the pipeline is', pipeline, ann.email, '/tenant_crm/contacts/7'],
  ])('is led to where %s', (_where, links, email, href) => {
    renderPlugin(<PersonLink person={{ ...ann, email }} />, { fake: createFakeHost({ links }) });
    expect(screen.getByRole('link', { name: 'Ann Marlow' })).toHaveAttribute('href', href);
  });

  it('is plain words for who has neither', () => {
    renderPlugin(<PersonLink person={ann} />, { fake: createFakeHost() });
    expect(screen.getByText('Ann Marlow')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('the one list of people is where the most can be done with it', () => {
  const bookWith = (links: Readonly<Record<string, string>>) => addressBookHref(createFakeHost({ links }).context.nav);
  expect([bookWith({ ...pipeline, ...contacts }), bookWith(contacts), bookWith(pipeline), bookWith({})]).toEqual([
    '/contact_management',
    '/contact_management',
    '/tenant_crm/contacts',
    null,
  ]);
});
