import { addDays } from '@butterfly/contracts/days';
import { progressBps, type AnswerValue } from '@butterfly/contracts/questionnaire';
import type { DemoBuilder } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import type { Platform } from '../../../platform/platform';
import { keepAnswers } from '../answers/repository';
import { ANSWERING } from '../sent/link';
import { addRecipient, questionnaires, saveProgress, setLink } from '../sent/repository';
import { templatePage, templates } from '../templates/repository';
import { DEMO_TEMPLATES } from './demo-forms.data';

type Said = Readonly<Record<string, AnswerValue>>;

const rows = (names: readonly string[], item: string, role: string) => names.map((name) => ({ name, role, item, qty: 1 }));
const TESS: Said = {
  bridesmaids: rows(['Amara', 'Bea', 'Chidi', 'Dora', 'Elin', 'Fay'], 'Bridesmaid', 'bridesmaid'),
  guests: 118_000,
  tables: [
    { label: 'Round, ten seats', qty: 11 },
    { label: 'Head table', qty: 1 },
  ],
  start: '16:00',
};
const KWAME: Said = {
  bridesmaids: rows(['Amara', 'Bea', 'Chidi', 'Dora', 'Elin'], 'Bridesmaid', 'bridesmaid'),
  guests: 124_000,
  start: '16:30',
};
const PEOPLE: readonly { readonly name: string; readonly email: string; readonly said: Said }[] = [
  { name: 'Tess Marlow', email: 'tess.marlow@example.com', said: TESS },
  { name: 'Kwame Okafor', email: 'kwame.okafor@example.com', said: KWAME },
];

/** Three templates, and one questionnaire on its way that two partners answer differently. A business that has templates keeps what it has. */
export const builder: DemoBuilder = {
  order: 75,
  build: async ({ platform, business, projects, today }) => {
    const worker = inNameOf({ tenantId: business.tenantId, memberId: null });
    await platform.db.withTenant(worker, async (db) => {
      const { count } = await templatePage(db, { page: 1, page_size: 1, ordering: '-updated_at', archived: 'false' });
      if (count > 0) return;
      for (const template of DEMO_TEMPLATES) await templates.insert(db, template);
      const project = projects.get('Marlow & Okafor wedding');
      if (business.key === 'fern' && project !== undefined) await ask(db, { platform, project, today });
    });
  },
};

async function ask(db: Db, { platform, project, today }: { platform: Platform; project: number; today: string }): Promise<void> {
  const final = DEMO_TEMPLATES[1];
  const { results } = await templatePage(db, { page: 1, page_size: 50, ordering: 'title', archived: 'false' });
  const template = results.find(({ title }) => title === final?.title);
  if (!final || !template) return;
  const at = platform.clock().toISOString();
  const { id } = await questionnaires.insert(db, {
    ...{ project_id: project, template_id: template.id, template_revision: template.revision, title: final.title, form: final.form },
    ...{ state: 'in_progress', sent_at: at, due_on: addDays(today, 14) },
  });
  for (const { name, email, said } of PEOPLE) {
    const recipientId = await addRecipient(db, { questionnaireId: id, projectId: project, name, email, language: 'en' });
    if (recipientId === null) continue;
    const { link } = await platform.links.create(db, ANSWERING, { subjectId: recipientId, scopes: ['answer'], label: name, email });
    await setLink(db, { id: recipientId, linkId: link.id });
    const answers = Object.entries(said).map(([question_key, value]) => ({ id: `demo-${question_key}-answer`, question_key, value }));
    await keepAnswers(db, { questionnaireId: id, recipientId, projectId: project, answers });
    await saveProgress(db, { id: recipientId, progress_bps: progressBps(final.form, said), started_at: at, submitted_at: null });
  }
}
