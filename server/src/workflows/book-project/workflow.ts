import * as z from 'zod';
import { defineWorkflow, type WorkflowTypes } from '../../platform/workflows/define-workflow';

const id = z.int();

/** Why more may be promised than there is, where it is short: nobody is asked any more. */
const REASON = 'The client has signed and paid';

/** What a plugin says that the business has; undefined: it has not, so nobody waits for it. */
interface Conditions {
  readonly signed?: boolean | undefined;
  readonly paid?: boolean | undefined;
}
const isBooked = ({ signed, paid }: Conditions): boolean => signed !== false && paid !== false;

/**
 * Asked whenever a contract has been signed by all and whenever a project's first money came: with both the project is booked, and what was
 * kept for it for the time being is its own. Before that nothing happens.
 */
const definition = defineWorkflow({
  name: 'book-project',
  input: z.object({ project_id: id }),
  result: z.object({ stage_id: id.nullable(), reservations: z.array(id) }),
})
  .step('signed', { of: 'contract', whenOff: 'skip', run: (db, { input, api }) => api.isSigned(db, input.project_id) })
  .step('paid', { of: 'payments', whenOff: 'skip', run: (db, { input, api }) => api.hasMoney(db, input.project_id) })
  .step('stage', {
    of: 'tenant_crm',
    whenOff: 'skip',
    run: async (db, { input, results, api }) => (isBooked(results) ? api.booked(db, input.project_id) : { stage_id: null }),
  })
  .step('stock', {
    of: 'inventory',
    whenOff: 'skip',
    run: async (db, { input, results, api }) =>
      isBooked(results) ? api.confirmKept(db, { projectId: input.project_id, reason: REASON }) : [],
  })
  .answer(({ results: { stage, stock } }) => ({ stage_id: stage?.stage_id ?? null, reservations: stock ?? [] }));

declare module '../../platform/workflows/workflows' {
  interface Workflows extends WorkflowTypes<typeof definition> {}
}

export { definition as workflow };
