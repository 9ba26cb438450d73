import type { Priority, Request, RequestStatus, RequestType } from '@butterfly/contracts/client_requests';
import type { Tone } from '@butterfly/ui-kit';

export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  new: 'New',
  acknowledged: 'Seen',
  in_progress: 'In progress',
  waiting_client: 'Client’s turn',
  approved: 'Approved',
  applied: 'Applied',
  declined: 'Declined',
  closed: 'Closed',
};

export const STATUS_TONES: Readonly<Record<RequestStatus, Tone>> = {
  new: 'blush',
  acknowledged: 'neutral',
  in_progress: 'iris',
  waiting_client: 'marigold',
  approved: 'eucalyptus',
  applied: 'eucalyptus',
  declined: 'clay',
  closed: 'neutral',
};

export const TYPE_WORDS: Readonly<Record<RequestType, string>> = {
  change: 'Change',
  addition: 'Something more',
  removal: 'Something less',
  date_change: 'Another day',
  question: 'Question',
  complaint: 'Complaint',
  other: 'Other',
};

export const PRIORITY_WORDS: Readonly<Record<Priority, string>> = { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' };

/** What changes a proposal or the day, and so has a price. */
export const hasPrice = ({ type }: Pick<Request, 'type'>): boolean => type !== 'question' && type !== 'complaint' && type !== 'other';

const HOUR_MS = 3_600_000;

/**
 * How long ago, in hours up to two days, then in days.
 *
 * @example ageText('2027-02-01T12:00:00.000Z', new Date('2027-02-01T15:10:00Z')); // '3 h'
 */
export function ageText(since: string, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS));
  if (hours < 1) return 'just now';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** What is late about a request: its first answer, or its end; null: nothing is. */
export function lateText(request: Pick<Request, 'due_at' | 'first_response_at' | 'response_due_at' | 'status'>, now: Date): string | null {
  const { status, first_response_at, response_due_at, due_at } = request;
  if (status === 'applied' || status === 'declined' || status === 'closed') return null;
  if (first_response_at === null && Date.parse(response_due_at) < now.getTime()) return 'First answer is late';
  return status !== 'waiting_client' && Date.parse(due_at) < now.getTime() ? 'Overdue' : null;
}

/**
 * Stems of thousandths, as a florist says them.
 *
 * @example stemText(-9_000); // '9 stems fewer'
 */
export function stemText(milli: number): string {
  const stems = Math.abs(milli) / 1_000;
  return `${stems} ${stems === 1 ? 'stem' : 'stems'} ${milli < 0 ? 'fewer' : 'more'}`;
}
