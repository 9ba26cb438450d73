import type { ComingMail, ComingMails } from '../../../platform/mail/mail-log';
import { questionnairePage } from './repository';

/** What those who are asked will still read: a draft leaves when somebody sends it. */
export const comingMails: ComingMails = {
  ofProject: async (db, projectId) => {
    const { results } = await questionnairePage(db, { project: projectId, state: 'draft', page: 1, page_size: 50, ordering: 'due_on' });
    return results.map(
      ({ title, due_on }): ComingMail => ({
        ...{ template: 'questionnaire_sent', on: null, why: `When “${title}” is sent` },
        values: { 'questionnaire.title': title, ...(due_on !== null && { 'questionnaire.due_on': { day: due_on } }) },
      }),
    );
  },
};
