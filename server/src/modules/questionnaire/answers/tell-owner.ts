import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { questionnaires } from '../sent/repository';

/** Tells who looks after the project that everybody has answered. */
export function tellSubmitted({ api }: Pick<Platform, 'api'>): Listener<'questionnaire.submitted@1'> {
  return async ({ payload: { questionnaire_id, project_id } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const found = await questionnaires.find(db, questionnaire_id);
    if (!project || !found) return;
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'questionnaire' });
    await api('notifications').notify(db, told, {
      title: `${project.name} has answered`,
      content: `“${found.title}” is complete. Look at what it changes.`,
      link: `/questionnaire/responses/${questionnaire_id}`,
    });
  };
}
