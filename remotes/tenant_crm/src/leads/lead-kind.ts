import type { Lead, LeadPatch, LeadStatus, ScoreReason } from '@butterfly/contracts/tenant_crm';
import type { RecordEditor, RecordKind } from '@butterfly/record-kit/record';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';
import { monthText } from './event-month';
import { eventTypes } from '../model/event-types';

export type LeadEditor = RecordEditor<Lead, LeadPatch>;

export const statusLook: Readonly<Record<LeadStatus, { label: string; tone: 'iris' | 'marigold' | 'eucalyptus' | 'neutral' | 'clay' }>> = {
  new: { label: 'New', tone: 'iris' },
  contacted: { label: 'Contacted', tone: 'marigold' },
  qualified: { label: 'Qualified', tone: 'eucalyptus' },
  converted: { label: 'Converted', tone: 'neutral' },
  lost: { label: 'Lost', tone: 'clay' },
};

export const scoreLabels: Readonly<Record<ScoreReason['rule'], string>> = {
  date_known: 'The date is known',
  budget_given: 'They named a budget',
  venue_known: 'The venue is known',
  referral: 'They were referred',
  phone_given: 'They gave a phone number',
  far_away: 'More than 60 days away',
  below_minimum: 'Budget below your minimum',
  date_full: 'The day is full already',
};

/** A lead as editing in place sees it. */
export const leadKind: RecordKind<Lead, LeadPatch> = {
  noun: 'lead',
  members,
  queryKey: keys.lead,
  read: (id, signal) => crm.getLead({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateLead({ params: { id }, body, ifMatch }),
  labels: {
    title: 'Title',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    event_type: 'Kind of event',
    event_date: 'Event date',
    event_month: 'Month of the event',
    date_flexible: 'Date is flexible',
    venue_text: 'Venue',
    guest_count: 'Guests',
    budget_min_cents: 'Budget from',
    budget_max_cents: 'Budget up to',
    source: 'Source',
    source_detail: 'Where exactly',
    message: 'Their words',
    tags: 'Tags',
    owner_id: 'Taken care of by',
    contact_id: 'Contact',
  },
  format: {
    event_date: (value, { day }) => day(String(value)),
    event_month: (value) => monthText(String(value)),
    event_type: (value) => eventTypes[value as keyof typeof eventTypes],
    budget_min_cents: (value, { money }) => money(Number(value)),
    budget_max_cents: (value, { money }) => money(Number(value)),
    owner_id: (value, { memberName }) => memberName(Number(value)) ?? `Member ${String(value)}`,
  },
  invalidates: [keys.leads, keys.dashboard],
};

export function personOf({ first_name, last_name }: Pick<Lead, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
