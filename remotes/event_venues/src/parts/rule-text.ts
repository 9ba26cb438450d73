import { ruleTopics, weekdays, type Venue, type VenueSpace, type VenueWindow } from '@butterfly/contracts/event_venues';

/** Whether something must not be done there. */
export const forbids = ({ rules }: Pick<Venue, 'rules'>): boolean => rules.some(({ severity }) => severity === 'forbidden');

/** What must not be done there, in a few words: `No open flame, hanging and rigging`. */
export function forbiddenText({ rules }: Pick<Venue, 'rules'>): string {
  const topics = rules.flatMap(({ severity, topic }) => (severity === 'forbidden' ? [ruleTopics[topic].toLowerCase()] : []));
  return topics.length === 0 ? '' : `No ${[...new Set(topics)].join(', ')}`;
}

/** `Saturday 14:00–15:00`, `Every day 11:00–23:30`. */
export function windowText({ weekday, from, until }: VenueWindow, others: boolean): string {
  const everyDay = others ? 'Other days' : 'Every day';
  return `${weekday === null ? everyDay : weekdays[weekday as keyof typeof weekdays]} ${from}–${until}`;
}

/** `24 × 11 m, 6.2 m high`. */
export function sizeText({ length_cm, width_cm, ceiling_cm }: Pick<VenueSpace, 'length_cm' | 'width_cm' | 'ceiling_cm'>): string {
  const metres = (cm: number) => (cm / 100).toLocaleString(undefined, { maximumFractionDigits: 2 });
  const floor = [length_cm, width_cm].flatMap((cm) => (cm === null ? [] : [metres(cm)])).join(' × ');
  return [floor && `${floor} m`, ceiling_cm !== null && `${metres(ceiling_cm)} m high`].filter(Boolean).join(', ');
}
