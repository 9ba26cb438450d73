import * as z from 'zod';
import { defineWorkflow, type WorkflowTypes } from '../../platform/workflows/define-workflow';

const id = z.int();

/**
 * A client says yes. One step for each plugin that has to do with it; who is switched off for the business is left out. Whatever fails, nothing of it
 * has happened.
 */
const definition = defineWorkflow({
  name: 'accept-proposal',
  input: z.object({
    proposal_id: id,
    seen: z.string(),
    name: z.string(),
    email: z.string(),
    signature: z.object({ kind: z.enum(['typed', 'drawn']), picture: z.string().nullable() }),
    consent: z.string(),
    ip: z.string(),
    user_agent: z.string(),
    repeat_hash: z.string().nullable(),
    request_hash: z.string(),
  }),
  result: z.object({ proposal_id: id }),
})
  .step('accepted', { of: 'proposal_and_invoice', whenOff: 'refuse', run: (db, { input, api }) => api.accept(db, input) })
  .step('book', {
    of: 'floral_recipe_builder',
    whenOff: 'skip',
    run: (db, { results: { accepted }, api }) => api.lockBook(db, { projectId: accepted.project_id, pieces: accepted.pieces }),
  })
  .step('stock', {
    of: 'inventory',
    whenOff: 'skip',
    run: (db, { results: { accepted, book }, api }) =>
      api.reserveAccepted(db, {
        projectId: accepted.project_id,
        reason: `${accepted.number} was accepted`,
        things: [...accepted.hire, ...(book?.rentals ?? [])],
        before: accepted.amends ? [...accepted.amends.hire, ...(book?.rentals_before ?? [])] : [],
      }),
  })
  .step('stage', {
    of: 'tenant_crm',
    whenOff: 'skip',
    run: (db, { results: { accepted }, api }) => api.verbalYes(db, accepted.project_id),
  })
  .step('contract', {
    of: 'contract',
    whenOff: 'skip',
    run: (db, { results: { accepted }, api }) => api.draftForProposal(db, accepted),
  })
  .step('invoice', {
    of: 'proposal_and_invoice',
    whenOff: 'refuse',
    run: (db, { results: { accepted }, api }) => api.invoice(db, accepted),
  })
  .step('finished', {
    of: 'proposal_and_invoice',
    whenOff: 'refuse',
    run: (db, { results: { accepted, book, stock, stage, contract, invoice }, api }) =>
      api.finish(db, {
        accepted,
        effects: {
          invoice_id: invoice.invoice_id,
          contract_id: contract?.contract_id ?? null,
          stage_id: stage?.stage_id ?? null,
          book_locked: book?.locked ?? false,
          reservations: stock?.reservations ?? [],
          shortages: stock?.shortages ?? [],
          not_reserved: stock?.notReserved ?? [],
        },
      }),
  })
  .answer(({ results: { accepted } }) => ({ proposal_id: accepted.proposal_id }));

declare module '../../platform/workflows/workflows' {
  interface Workflows extends WorkflowTypes<typeof definition> {}
}

export { definition as workflow };
