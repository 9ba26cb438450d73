import type { EventType, NewProject } from '@butterfly/contracts/tenant_crm';
import type { TypedCustom } from '@butterfly/record-kit/custom-fields';
import { type AmountFormat, parseAmount } from '@butterfly/ui-kit/amount';

/** The form as it is typed. */
export interface Draft {
  readonly name: string;
  readonly event_type: EventType;
  readonly event_date: string;
  readonly venue_text: string;
  readonly guest_count: string;
  readonly budget_cents: string;
  readonly owner_id: number | null;
  readonly stage_id: number | null;
  /** What is typed into the fields of the business's own. */
  readonly custom: TypedCustom;
}

export type FieldErrors = Readonly<Partial<Record<string, readonly string[]>>>;

export const emptyDraft: Draft = {
  name: '', event_type: 'wedding', event_date: '', venue_text: '', guest_count: '', budget_cents: '', owner_id: null, stage_id: null, custom: {},
};

/** What is sent, or what stands in the way. The server checks again and knows more. */
export function readDraft(draft: Draft, format: AmountFormat): { body: NewProject } | { errors: FieldErrors } {
  const budget = parseAmount(draft.budget_cents, format);
  const guests = draft.guest_count.trim() === '' ? null : Number(draft.guest_count);
  const errors = {
    ...(draft.name.trim() === '' && { name: ['Give the project a name'] }),
    ...(budget === undefined && { budget_cents: ['This is not an amount'] }),
    ...(guests !== null && !(Number.isInteger(guests) && guests >= 0) && { guest_count: ['This is not a number of guests'] }),
  };
  if (Object.keys(errors).length > 0 || budget === undefined) return { errors };
  return {
    body: {
      name: draft.name.trim(), event_type: draft.event_type, event_date: draft.event_date || null, venue_text: draft.venue_text.trim(),
      guest_count: guests, budget_cents: budget,
      ...(draft.owner_id !== null && { owner_id: draft.owner_id }),
      ...(draft.stage_id !== null && { stage_id: draft.stage_id }),
    },
  };
}
