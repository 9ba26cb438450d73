export const states = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Opened',
  partially_signed: 'Partly signed',
  completed: 'Signed by all',
  declined: 'Declined',
  expired: 'Expired',
  voided: 'Voided',
  superseded: 'Replaced',
} as const;
export type ContractState = keyof typeof states;

/** In these somebody may still sign. */
export const OPEN_STATES: readonly ContractState[] = ['sent', 'viewed', 'partially_signed'];
export const isOpen = (current: ContractState): boolean => OPEN_STATES.includes(current);

export const roles = { client: 'Client', witness: 'Witness', studio: 'Studio' } as const;
export type SignerRole = keyof typeof roles;
