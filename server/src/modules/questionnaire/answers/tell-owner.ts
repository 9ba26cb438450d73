import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { questionnaires } from '../sent/repository';

/** Tells who looks after the project that everybody has answered. */
export function tellSubmitted({ api }: Pick<Platform, 'api'>): Listener<'questionnaire.submitted@1'> {
  return async ({ payload: { questionnaire_id, project_id } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const found = await questionnaires.find(db, questionnaire_id);
    if (!project || !found) return;
    const all = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'questionnaire'));
    const allowed = all.map(({ memberId }) => memberId);
    const among = project.owner_id !== null && allowed.includes(project.owner_id) ? [project.owner_id] : allowed;
    await api('notifications').notify(db, await api('manage_members').membersSeeing(db, { projectId: project_id, among }), {
      title: `${project.name} has answered`,
      content: `“${found.title}” is complete. Look at what it changes.`,
      link: `/questionnaire/responses/${questionnaire_id}`,
    });
  };
}
