import { statuses, type BookingStatus } from '@butterfly/contracts/event_meetings';
import { StatusTag, type Tone } from '@butterfly/ui-kit';

const tones: Readonly<Record<BookingStatus, Tone>> = {
  pending: 'marigold',
  accepted: 'eucalyptus',
  rejected: 'neutral',
  rescheduled: 'neutral',
  cancelled: 'clay',
  completed: 'iris',
  no_show: 'clay',
};

export function BookingTag({ status }: { readonly status: BookingStatus }) {
  return <StatusTag tone={tones[status]}>{statuses[status]}</StatusTag>;
}
