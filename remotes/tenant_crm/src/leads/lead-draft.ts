import type { EventType, NewLead } from '@butterfly/contracts/tenant_crm';
import type { TypedCustom } from '@butterfly/record-kit/custom-fields';
import type { FieldErrors } from '@butterfly/record-kit/form';

/** The form of a new lead; amounts in minor units. */
export interface LeadDraft {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly event_type: EventType;
  readonly event_date: string;
  readonly event_month: string | null;
  readonly venue_text: string;
  readonly guest_count: number | null;
  readonly budget_min_cents: number | null;
  readonly budget_max_cents: number | null;
  readonly source: string;
  readonly source_detail: string;
  readonly message: string;
  readonly owner_id: number | null;
  readonly custom: TypedCustom;
}

export const emptyLead: LeadDraft = {
  title: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  event_type: 'wedding',
  event_date: '',
  event_month: null,
  venue_text: '',
  guest_count: null,
  budget_min_cents: null,
  budget_max_cents: null,
  source: 'phone',
  source_detail: '',
  message: '',
  owner_id: null,
  custom: {},
};

/** Without a title, the person's name makes one. */
const titleOf = ({ title, first_name, last_name }: LeadDraft): string => title.trim() || `${first_name} ${last_name}`.trim();

/** What no single field can tell. */
export function leadErrors(draft: LeadDraft): FieldErrors {
  return titleOf(draft) === '' ? { title: ['Give the lead a title or a name'] } : {};
}

/** What is sent, without the fields of the business's own. */
export function leadBody({ custom: _custom, owner_id, ...draft }: LeadDraft): NewLead {
  const texts = ['first_name', 'last_name', 'venue_text', 'source_detail', 'message'] as const;
  const trimmed = Object.fromEntries(texts.map((name) => [name, draft[name].trim()])) as Record<(typeof texts)[number], string>;
  return {
    ...draft,
    ...trimmed,
    title: titleOf({ ...draft, owner_id, custom: {} }),
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    event_date: draft.event_date || null,
    event_month: draft.event_date ? null : draft.event_month,
    ...(owner_id !== null && { owner_id }),
  };
}
