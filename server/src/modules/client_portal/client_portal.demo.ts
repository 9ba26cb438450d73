import type { DemoBuilder, DemoContext } from '../../demo/demo-business';
import type { Db } from '../../platform/db/db';
import { PORTAL } from './link';
import { keepMessage, noteTeamRead } from './messages/repository';
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
      await portals.patch(db, { id, changes: { is_on: true, welcome: WELCOME[business.key], shows: { timeline: true } } });
      for (const person of PEOPLE[business.key]) await invite(db, { context, projectId, person });
      await talk(db, { context, projectId });
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

/** A question of the couple, and what the studio said to it. */
async function talk(db: Db, { context: { platform, business }, projectId }: { context: DemoContext; projectId: number }): Promise<void> {
  const [asking] = await peopleOf(db, projectId);
  if (!asking) return;
  const at = platform.clock().getTime();
  const [question, answer] = TALK[business.key];
  const before = (hours: number) => new Date(at - hours * 3_600_000);
  const asked = { projectId, personId: asking.id, author: asking.name, key: 'demo-question-of-them', body: question, at: before(26) };
  const said = { projectId, personId: null, author: AUTHOR[business.key], key: 'demo-answer-of-ours', body: answer, at: before(20) };
  await keepMessage(db, asked);
  const { message } = await keepMessage(db, said);
  await noteTeamRead(db, { projectId, id: message.id });
}

const AUTHOR = { fern: 'Mia', reiger: 'Bram' } as const;
const TALK = {
  fern: [
    'Could the arch stay up for the photographs after dinner?',
    'Yes, gladly. We take it down at eleven, so you have the whole evening light.',
  ],
  reiger: ['Mogen de bloemen van de ceremonie mee naar het diner?', 'Natuurlijk. Wij verplaatsen ze tijdens de borrel.'],
} as const;
