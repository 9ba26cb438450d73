import type { ClientLanguage } from '@butterfly/contracts/core';
import { dayText } from '../../../platform/clients/day-text';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import { mailWords } from './mail-words.data';

export interface AskingMail {
  readonly tenant: Tenant;
  readonly projectId: number;
  readonly title: string;
  readonly name: string;
  readonly to: string;
  readonly language: ClientLanguage;
  readonly link: string;
  /** `2027-05-13`, or none. */
  readonly dueOn: string | null;
  readonly again: boolean;
}

/** Asks somebody to answer; with the link that is theirs alone. A business that has templates writes it from its own. */
export function askingMail({ tenant, projectId, title, name, to, language, link, dueOn, again }: AskingMail): PersonalMail {
  const words = mailWords[language];
  const until = dueOn === null ? '' : ` ${words.until(dayText(dueOn, language))}`;
  const mail = composeMail(again ? words.againSubject(title) : words.subject(tenant.name, title), {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: `${words.dear(name)}${until} ${words.kept}` },
      { kind: 'button', label: words.button, href: link },
      { kind: 'note', text: words.alone },
    ],
  });
  return {
    ...{ to, secret: link, ...mail },
    about: {
      ...{ template: again ? 'questionnaire_reminder' : 'questionnaire_sent', projectId, name, language },
      values: { 'questionnaire.title': title, ...(dueOn !== null && { 'questionnaire.due_on': { day: dueOn } }) },
    },
  };
}
