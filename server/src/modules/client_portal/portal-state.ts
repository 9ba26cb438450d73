import type { PortalState } from '@butterfly/contracts/client_portal';
import { addDays } from '@butterfly/contracts/days';
import type { StoredPortal } from './repository';

/** The last day on which clients can do something: so many after the event; null: while the day of the event is open. */
export function lastDay({ open_days_after }: Pick<StoredPortal, 'open_days_after'>, eventDate: string | null): string | null {
  return eventDate === null ? null : addDays(eventDate, open_days_after);
}

/** Where a portal stands today, by the calendar of the business. */
export function portalState(
  portal: Pick<StoredPortal, 'is_on' | 'open_days_after'>,
  { eventDate, today }: { readonly eventDate: string | null; readonly today: string },
): PortalState {
  if (!portal.is_on) return 'off';
  const last = lastDay(portal, eventDate);
  return last !== null && today > last ? 'closed' : 'live';
}
