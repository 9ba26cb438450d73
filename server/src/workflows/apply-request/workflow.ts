import * as z from 'zod';
import { defineWorkflow, type WorkflowTypes } from '../../platform/workflows/define-workflow';

const id = z.int();

/**
 * What a client has approved becomes a draft of a new version of the proposal, and another day moves the event. Recipes and reservations follow when
 * that version is accepted. Whatever fails, nothing of it has happened.
 */
const definition = defineWorkflow({
  name: 'apply-request',
  input: z.object({ request_id: id }),
  result: z.object({ request_id: id, proposal_id: id.nullable() }),
})
  .step('request', { of: 'client_requests', whenOff: 'refuse', run: (db, { input, api }) => api.beginApply(db, input.request_id) })
  .step('proposal', {
    of: 'proposal_and_invoice',
    whenOff: 'refuse',
    run: (db, { results: { request }, api }) =>
      request.lines.length === 0
        ? Promise.resolve(null)
        : api.changeQuantities(db, { projectId: request.project_id, lines: request.lines, apply: true }),
  })
  .step('day', {
    of: 'tenant_crm',
    whenOff: 'refuse',
    run: async (db, { results: { request }, api }) => {
      if (request.wanted_date !== null) await api.changeDate(db, { id: request.project_id, event_date: request.wanted_date });
    },
  })
  .step('finished', {
    of: 'client_requests',
    whenOff: 'refuse',
    run: (db, { input, results: { proposal }, api }) => api.finishApply(db, { requestId: input.request_id, changed: proposal }),
  })
  .answer(({ input, results: { proposal } }) => ({ request_id: input.request_id, proposal_id: proposal?.proposal_id ?? null }));

declare module '../../platform/workflows/workflows' {
  interface Workflows extends WorkflowTypes<typeof definition> {}
}

export { definition as workflow };
