import type { ErrorCatalogue } from '../core';

export const errors = {
  'contract.contract_archived': { status: 409, message: 'This contract is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
