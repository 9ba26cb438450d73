import type { DemoBuilder } from '../../../demo/demo-business';
import { fernPeople, reigerPeople } from './demo-people';

/** Organizations and contacts of each business with the projects they take part in. A business that has contacts keeps what it has. */
export const builder: DemoBuilder = {
  order: 11,
  build: async ({ platform, business, projects }) => {
    const { contacts } = platform.api('tenant_crm');
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ((await contacts.count(db, {})) > 0) return;
      const demo = business.key === 'fern' ? fernPeople : reigerPeople;
      const ids = await contacts.importOrganizations(db, demo.organizations);
      const organizations = new Map(demo.organizations.map(({ name }, at) => [name, ids[at] ?? null]));
      await contacts.importPeople(
        db,
        demo.people.map(({ organization, projects: takesPart = [], ...contact }) => ({
          contact: { ...contact, organization_id: organization ? (organizations.get(organization) ?? null) : null },
          projects: takesPart.flatMap(([name, role, billing]) => {
            const project_id = projects.get(name);
            return project_id ? [{ project_id, role, is_billing: billing === 'pays' }] : [];
          }),
        })),
      );
    });
  },
};
