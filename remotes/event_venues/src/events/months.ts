import type { VenueProject } from '@butterfly/contracts/event_venues';

/** Events of each month over all years, January first. @example eventsByMonth([{ event_date: '2027-06-12' }])[5] // 1 */
export function eventsByMonth(events: readonly Pick<VenueProject, 'event_date'>[]): number[] {
  const months = Array.from({ length: 12 }, () => 0);
  for (const { event_date: day } of events) {
    const month = day === null ? -1 : Number(day.slice(5, 7)) - 1;
    if (month >= 0) months[month] = (months[month] ?? 0) + 1;
  }
  return months;
}
