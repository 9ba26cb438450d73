import type { Stage, StageColor } from '@butterfly/contracts/tenant_crm';
import { useCustomFields } from '@butterfly/record-kit/custom-fields';
import { customFields } from '../crm.sources';

export const colorLabels: Readonly<Record<StageColor, string>> = {
  neutral: 'Grey',
  iris: 'Iris',
  eucalyptus: 'Eucalyptus',
  blush: 'Blush',
  marigold: 'Marigold',
  clay: 'Clay',
};
export const kindLabels: Readonly<Record<Stage['kind'], string>> = { open: 'Open', booked: 'Booked', done: 'Done', lost: 'Lost' };

/** Fields of a project that a stage can ask for. */
export const requirableFields: Readonly<Record<string, string>> = {
  event_date: 'Event date',
  start_time: 'Begins',
  venue_text: 'Venue',
  guest_count: 'Guests',
  budget_cents: 'Budget',
  owner_id: 'Taken care of by',
};

/** What a stage can ask for, the business's own fields too. */
export function useRequirable(): { value: string; label: string }[] {
  const custom = useCustomFields(customFields, 'project');
  return [
    ...Object.entries(requirableFields).map(([value, label]) => ({ value, label })),
    ...custom.map(({ key, label }) => ({ value: `custom.${key}`, label })),
  ];
}

/** `25` or `25,5` as a percentage → basis points; undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const number = Number(text.replace('%', '').replace(',', '.').trim());
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= 100 ? Math.round(number * 100) : undefined;
}

/** `7` → 7, empty → null (never), anything else undefined. */
export function readDays(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= 3650 ? days : undefined;
}
