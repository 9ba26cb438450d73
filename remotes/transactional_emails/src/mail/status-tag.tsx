import type { MailStatus, SentMail } from '@butterfly/contracts/transactional_emails';
import { StatusTag } from '@butterfly/ui-kit';

type Tone = 'blush' | 'clay' | 'eucalyptus' | 'iris' | 'marigold' | 'neutral';

const STATUS: Readonly<Record<MailStatus, readonly [Tone, string]>> = {
  queued: ['marigold', 'On its way'],
  sending: ['marigold', 'Leaving'],
  sent: ['eucalyptus', 'Sent'],
  delivered: ['eucalyptus', 'Delivered'],
  soft_bounced: ['marigold', 'Tried again'],
  hard_bounced: ['clay', 'No such mailbox'],
  complained: ['clay', 'Reported as spam'],
  failed: ['clay', 'Not sent'],
  suppressed: ['clay', 'Held back'],
  off: ['neutral', 'Switched off'],
  kept: ['iris', 'In the outbox'],
};

/** What became of a mail; that it was read says more than that it arrived. */
export function MailStatusTag({ mail }: { mail: Pick<SentMail, 'clicked_at' | 'opened_at' | 'status'> }) {
  const [tone, word] = STATUS[mail.status];
  const isRead = mail.status === 'sent' || mail.status === 'delivered';
  if (isRead && mail.clicked_at) return <StatusTag tone="eucalyptus">Opened the link</StatusTag>;
  if (isRead && mail.opened_at) return <StatusTag tone="eucalyptus">Read</StatusTag>;
  return <StatusTag tone={tone}>{word}</StatusTag>;
}
