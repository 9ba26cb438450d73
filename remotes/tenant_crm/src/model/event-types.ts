import type { EventType } from '@butterfly/contracts/tenant_crm';

export const eventTypes: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  social: 'Social',
  funeral: 'Funeral',
  workshop: 'Workshop',
  other: 'Other',
};
