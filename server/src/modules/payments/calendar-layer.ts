import type { CalendarLayer } from '../../platform/calendar/calendar-layer';
import type { Platform } from '../../platform/platform';

const MOST = 2_000;

/** What clients still owe, on the day on which it is due, for the calendar. */
export const calendarLayer = (platform: Platform): CalendarLayer => ({
  plugin: 'payments',
  layers: ['payments'],
  between: async (db, { from, to, projectId }) => {
    const asked = await platform
      .api('proposal_and_invoice')
      .invoices.asked(db, { until: to, limit: MOST, ...(projectId !== null && { projectId }) });
    return asked
      .filter(({ due_on }) => due_on >= from)
      .map(({ installment_id, project_id, number, label, due_on }) => ({
        key: String(installment_id),
        layer: 'payments',
        title: `${label} due, ${number}`,
        kind: 'payment',
        time: { kind: 'days', from: due_on, to: due_on },
        member_ids: [],
        project_id,
        tentative: false,
        busy: false,
        link: `/payments/dashboard/${project_id}`,
      }));
  },
});
