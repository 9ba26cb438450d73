import { isOpen } from '@butterfly/contracts/contract';
import type { ComingMail, ComingMails } from '../../platform/mail/mail-log';
import { contractPage } from './repository';

/** What those who sign the contracts of a project will still read. */
export const comingMails: ComingMails = {
  ofProject: async (db, projectId) => {
    const { results } = await contractPage(db, { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' });
    return results.flatMap(({ state, title }): ComingMail[] => {
      const mail = (template: string, why: string) => ({ template, on: null, why, values: { 'contract.title': title } });
      if (state === 'draft')
        return [mail('contract_sent', `When “${title}” is sent`), mail('contract_completed', `When all have signed “${title}”`)];
      return isOpen(state) ? [mail('contract_completed', `When all have signed “${title}”`)] : [];
    });
  },
};
