import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import type { FormatHelp, RecordEditor, RecordKind } from '@butterfly/record-kit/record';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';
import { eventTypes } from '../model/event-types';

export type ProjectEditor = RecordEditor<Project, ProjectPatch>;

const day = (value: unknown, help: FormatHelp) => help.day(String(value));

/** A project as editing in place sees it. */
export const projectKind: RecordKind<Project, ProjectPatch> = {
  noun: 'project',
  members,
  queryKey: keys.project,
  read: (id, signal) => crm.getProject({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateProject({ params: { id }, body, ifMatch }),
  labels: {
    name: 'Name',
    event_type: 'Kind of event',
    event_date: 'Event date',
    event_end_date: 'Last day',
    start_time: 'Begins',
    end_time: 'Ends',
    venue_text: 'Venue',
    guest_count: 'Guests',
    budget_cents: 'Budget',
    probability_bps: 'Probability',
    tags: 'Tags',
    owner_id: 'Taken care of by',
  },
  format: {
    event_date: day,
    event_end_date: day,
    event_type: (value) => eventTypes[value as keyof typeof eventTypes],
    budget_cents: (value, { money }) => money(Number(value)),
    probability_bps: (value) => `${Number(value) / 100} %`,
    owner_id: (value, { memberName }) => memberName(Number(value)) ?? `Member ${String(value)}`,
  },
  invalidates: [keys.projects, keys.pipeline, keys.dashboard, keys.dateAvailability],
};
