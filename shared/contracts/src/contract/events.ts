import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What contract announces; those of one contract are heard in their order. */
export const events = {
  'contract.contract.created@1': defineEvent({ subject: 'contract', key: 'contract_id', payload: z.object({ contract_id: id }) }),
  'contract.contract.archived@1': defineEvent({ subject: 'contract', key: 'contract_id', payload: z.object({ contract_id: id }) }),
} as const satisfies EventCatalogue;
