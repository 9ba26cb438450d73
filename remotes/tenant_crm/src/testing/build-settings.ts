import type { CrmSettings } from '@butterfly/contracts/tenant_crm';

const nine = { from: '09:00', to: '17:00' };

export function buildSettings(part: Partial<CrmSettings> = {}): CrmSettings {
  return {
    event_types: [{ key: 'wedding', label: 'Wedding', hidden: false }],
    lost_reasons: [
      { key: 'price', label: 'Price', hidden: false },
      { key: 'date_taken', label: 'Date was taken', hidden: false },
      { key: 'other', label: 'Other', hidden: false },
    ],
    sources: [
      { key: 'phone', label: 'Phone', hidden: false },
      { key: 'referral', label: 'Referral', hidden: false },
    ],
    tags: [],
    numbering: { prefix: '', digits: 1 },
    business_hours: [null, nine, nine, nine, nine, nine, null],
    sla_hours: 4,
    minimum: { base_cents: 0, weekdays: [null, null, null, null, null, null, null], seasons: [] },
    events_per_day: 2,
    version: 3,
    updated_at: '2026-11-20T15:00:00.000Z',
    updated_by_id: 1,
    ...part,
  };
}
