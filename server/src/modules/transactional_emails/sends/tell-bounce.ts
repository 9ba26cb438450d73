import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { SendRow } from './repository';

interface Bounce {
  readonly api: Platform['api'];
  readonly row: Pick<SendRow, 'contact_id' | 'id' | 'project_id' | 'recipient' | 'subject'>;
  readonly reason: 'complaint' | 'hard_bounce';
}

/** Tells who looks after the project, or everybody who may use the plugin, that a mail has not reached anybody. */
export async function tellBounce(db: Db, { api, row, reason }: Bounce): Promise<void> {
  db.emit('transactional_emails.mail.bounced@1', { mail_id: row.id, project_id: row.project_id, contact_id: row.contact_id, reason });
  const project = row.project_id === null ? undefined : await api('tenant_crm').project(db, row.project_id);
  const concern = { projectId: row.project_id, ownerId: project?.owner_id ?? null, plugin: 'transactional_emails' };
  const told = await api('manage_members').concerned(db, concern);
  await api('notifications').notify(db, told, {
    title: reason === 'complaint' ? `${row.recipient} reported a mail as spam` : `Mail does not reach ${row.recipient}`,
    content: `“${row.subject}” ${reason === 'complaint' ? 'was reported as spam' : 'came back: the mailbox does not exist'}. The address gets no mail any more.`,
    link: row.project_id === null ? '/transactional_emails/settings' : `/transactional_emails/logs/${row.project_id}`,
  });
}
