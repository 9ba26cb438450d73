import type { EventType, NewLead } from '@butterfly/contracts/tenant_crm';
import type { TypedCustom } from '@butterfly/record-kit/custom-fields';
import { type AmountFormat, parseAmount } from '@butterfly/ui-kit/amount';

/** The form as it is typed. */
export interface LeadDraft {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly event_type: EventType;
  readonly event_date: string;
  readonly venue_text: string;
  readonly guest_count: string;
  readonly budget_min_cents: string;
  readonly budget_max_cents: string;
  readonly source: string;
  readonly source_detail: string;
  readonly message: string;
  readonly owner_id: number | null;
  readonly custom: TypedCustom;
}

export const emptyLead: LeadDraft = {
  title: '', first_name: '', last_name: '', email: '', phone: '', event_type: 'wedding', event_date: '', venue_text: '', guest_count: '', budget_min_cents: '', budget_max_cents: '',
  source: 'phone', source_detail: '', message: '', owner_id: null, custom: {},
};

/** What is sent, or what stands in the way. Without a title, the person's name makes one. */
export function readLeadDraft(draft: LeadDraft, format: AmountFormat): { body: NewLead } | { errors: Readonly<Record<string, readonly string[]>> } {
  const least = parseAmount(draft.budget_min_cents, format);
  const most = parseAmount(draft.budget_max_cents, format);
  const guests = draft.guest_count.trim() === '' ? null : Number(draft.guest_count);
  const title = draft.title.trim() || `${draft.first_name} ${draft.last_name}`.trim();
  const errors = {
    ...(title === '' && { title: ['Give the lead a title or a name'] }),
    ...(least === undefined && { budget_min_cents: ['This is not an amount'] }),
    ...(most === undefined && { budget_max_cents: ['This is not an amount'] }),
    ...(guests !== null && !(Number.isInteger(guests) && guests >= 0) && { guest_count: ['This is not a number of guests'] }),
  };
  if (Object.keys(errors).length > 0 || least === undefined || most === undefined) return { errors };
  const { first_name, last_name, event_type, source, source_detail, venue_text, message, owner_id } = draft;
  return {
    body: {
      title, first_name: first_name.trim(), last_name: last_name.trim(), email: draft.email.trim() || null, phone: draft.phone.trim() || null, event_type,
      event_date: draft.event_date || null, venue_text: venue_text.trim(), guest_count: guests, budget_min_cents: least, budget_max_cents: most, source,
      source_detail: source_detail.trim(), message: message.trim(), ...(owner_id !== null && { owner_id }),
    },
  };
}
