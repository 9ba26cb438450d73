import type { Choice, CrmSettingsInput } from '@butterfly/contracts/tenant_crm';

const choices = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label, hidden: false }));
const nine = { from: '09:00', to: '17:00' };

/** What a business begins with. */
export const defaultSettings: CrmSettingsInput = {
  event_types: [
    { key: 'wedding', label: 'Wedding', hidden: false },
    { key: 'corporate', label: 'Corporate', hidden: false },
    { key: 'social', label: 'Social', hidden: false },
    { key: 'funeral', label: 'Funeral', hidden: false },
    { key: 'workshop', label: 'Workshop', hidden: false },
    { key: 'other', label: 'Other', hidden: false },
  ],
  lost_reasons: choices({
    price: 'Price',
    date_taken: 'Date was taken',
    no_answer: 'No answer',
    competitor: 'Chose somebody else',
    cancelled: 'Event cancelled',
    other: 'Other',
  }),
  sources: choices({
    web_form: 'Web form',
    booking: 'Booked a meeting',
    referral: 'Referral',
    phone: 'Phone',
    email: 'E-mail',
    instagram: 'Instagram',
    walk_in: 'Walk-in',
    import: 'Import',
  }),
  tags: [],
  numbering: { prefix: '', digits: 1 },
  business_hours: [null, nine, nine, nine, nine, nine, null],
  sla_hours: 4,
  minimum: { base_cents: 0, weekdays: [null, null, null, null, null, null, null], seasons: [] },
  events_per_day: 2,
};
