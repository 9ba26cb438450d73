import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payload = z.object({ contract_id: id, project_id: id });
const happened = <P extends z.ZodObject>(of: P) =>
  defineEvent({ subject: 'contract', key: 'contract_id' as keyof z.output<P> & string, payload: of });

/** What happens to a contract; those of one contract are heard in their order. `completed`: all have signed. */
export const events = {
  'contract.sent@1': happened(payload),
  'contract.viewed@1': happened(payload.extend({ signer_id: id })),
  'contract.signed_by_client@1': happened(payload.extend({ signer_id: id })),
  'contract.completed@1': happened(payload),
  'contract.declined@1': happened(payload.extend({ signer_id: id })),
  /** Its last day to sign is over. */
  'contract.expired@1': happened(payload),
  'contract.voided@1': happened(payload),
} as const satisfies EventCatalogue;
