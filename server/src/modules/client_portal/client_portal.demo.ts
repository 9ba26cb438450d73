import type { DemoBuilder, DemoContext } from '../../demo/demo-business';
import type { Db } from '../../platform/db/db';
import { PORTAL } from './link';
import { ensurePortal, people, peopleOf, portals, setLinkOf } from './repository';

/** The couple of a project opens its portal; a mother sees it without prices. A business that has one keeps what it has. */
export const builder: DemoBuilder = {
  order: 95,
  build: async (context) => {
    const { platform, business, projects } = context;
    const projectId = projects.get(COUPLES[business.key]) ?? [...projects.values()][0];
    if (projectId === undefined) return;
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ((await peopleOf(db, projectId)).length > 0) return;
      const { id } = await ensurePortal(db, projectId);
      await portals.patch(db, { id, changes: { is_on: true, welcome: WELCOME[business.key] } });
      for (const person of PEOPLE[business.key]) await invite(db, { context, projectId, person });
    });
  },
};

const COUPLES = { fern: 'Marlow & Okafor wedding', reiger: '' } as const;
const WELCOME = {
  fern: 'Everything about your day, in one place. Ask us whatever you like.',
  reiger: 'Alles over jullie dag op één plek.',
} as const;
const PEOPLE = {
  fern: [
    { name: 'Eleanor Marlow', email: 'eleanor.marlow@mail.example', role: 'partner', language: 'en', sees_money: true },
    { name: 'Judith Marlow', email: 'judith.marlow@mail.example', role: 'parent', language: 'en', sees_money: false },
  ],
  reiger: [{ name: 'Sanne de Vries', email: 'sanne.devries@mail.example', role: 'partner', language: 'nl', sees_money: true }],
} as const;

async function invite(
  db: Db,
  {
    context: { platform },
    projectId,
    person,
  }: { context: DemoContext; projectId: number; person: (typeof PEOPLE)['fern' | 'reiger'][number] },
): Promise<void> {
  const invited_at = platform.clock().toISOString();
  const { id } = await people.insert(db, { ...person, project_id: projectId, invited_at });
  const { name: label, email } = person;
  const { link } = await platform.links.create(db, PORTAL, { subjectId: id, scopes: ['visit'], label, email });
  await setLinkOf(db, { id, linkId: link.id });
}
