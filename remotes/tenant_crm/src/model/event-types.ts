import type { EventType } from '@butterfly/contracts/tenant_crm';

export const eventTypes: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding', corporate: 'Corporate', social: 'Social', funeral: 'Funeral', workshop: 'Workshop', other: 'Other',
};

/** `{ wedding: 'Wedding' }` → the options of a select. */
export function optionsOf<K extends string>(labels: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
