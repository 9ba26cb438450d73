import type { Notice } from '@butterfly/contracts/notices';
import { StatusTag, type Tone } from '@butterfly/ui-kit';

const severities: Readonly<Record<Notice['severity'], { label: string; tone: Tone }>> = {
  info: { label: 'Info', tone: 'neutral' },
  important: { label: 'Important', tone: 'marigold' },
  urgent: { label: 'Urgent', tone: 'clay' },
};
const statuses: Readonly<Record<Notice['status'], { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'iris' },
  published: { label: 'Published', tone: 'eucalyptus' },
  expired: { label: 'Expired', tone: 'neutral' },
  archived: { label: 'Archived', tone: 'neutral' },
};

export const severityOptions = Object.entries(severities).map(([value, { label }]) => ({ value, label }));
export const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

export const SeverityTag = ({ severity }: Pick<Notice, 'severity'>) => (
  <StatusTag tone={severities[severity].tone}>{severities[severity].label}</StatusTag>
);
export const NoticeStatusTag = ({ status }: Pick<Notice, 'status'>) => (
  <StatusTag tone={statuses[status].tone}>{statuses[status].label}</StatusTag>
);

/** Whether the caller still has to confirm a notice. */
export const isToConfirm = ({ requires_ack, ack_at, status, mine }: Notice): boolean =>
  requires_ack && ack_at === null && status === 'published' && !mine;
