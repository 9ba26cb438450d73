import { wordsOfPage } from '@butterfly/contracts/lead_page_builder';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import type { BookableMeeting } from '../../event_meetings/api';
import type { UsedForm } from '../forms/service';

interface Reply {
  readonly tenant: Tenant;
  readonly form: Pick<UsedForm, 'reply_subject' | 'reply_text'>;
  readonly firstName: string;
  readonly hints: readonly string[];
  readonly meeting: BookableMeeting | undefined;
  readonly site: string;
}

/** The answer that leaves at once. What a visitor wrote stands in it as a name only. */
export function replyMail({ tenant, form, firstName, hints, meeting, site }: Reply) {
  const { reply, thanks } = wordsOfPage(tenant.locale).words;
  const paragraphs = (form.reply_text || reply.text).split(/\n{2,}/);
  return composeMail(form.reply_subject || reply.subject(tenant.name), {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: thanks.title },
      { kind: 'paragraph', text: reply.dear(firstName) },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...hints.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(meeting ? [{ kind: 'button' as const, label: thanks.time(meeting.name), href: `${site}${meeting.path}` }] : []),
    ],
  });
}
