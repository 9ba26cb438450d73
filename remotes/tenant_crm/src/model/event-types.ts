import type { EventType, LostReason } from '@butterfly/contracts/tenant_crm';

export const eventTypes: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding', corporate: 'Corporate', social: 'Social', funeral: 'Funeral', workshop: 'Workshop', other: 'Other',
};

export const lostReasons: Readonly<Record<LostReason, string>> = {
  price: 'Price', date_taken: 'Date was taken', no_answer: 'No answer', competitor: 'Chose somebody else', cancelled: 'Event cancelled', other: 'Other',
};

/** `{ wedding: 'Wedding' }` → the options of a select. */
export function optionsOf<K extends string>(labels: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
