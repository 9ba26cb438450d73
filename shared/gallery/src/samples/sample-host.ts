import { createFakeHost, type FakeHost } from '@butterfly/testing/browser/fake-host';

/** Pages of plugins that parts lead to where they are there. */
const links = {
  'contact_management.clients': '/contact_management',
  'contact_management.client': '/contact_management/client/:clientEmail',
  'contact_management.duplicates': '/contact_management/duplicates',
  'tenant_crm.organizations': '/tenant_crm/organizations',
  'tenant_crm.new_contact': '/tenant_crm/contacts/new',
};

/** A host that allows everything. */
export function sampleHost(): FakeHost {
  return createFakeHost({ id: 'gallery', routes: {}, links });
}
