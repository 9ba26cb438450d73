import { defineRoutes } from '../../core/define-routes';
import { reconcilePaths } from './paths';
import { confirmed, readStatement, reconciled, statement } from './schema';

const write = { access: 'plugin', feature: 'record_payment', reach: 'all_projects' } as const;

export const reconcileOperations = defineRoutes(reconcilePaths, {
  readStatement: {
    summary: 'Read a bank statement (CSV) and say which invoice each line may have paid; nothing is booked',
    ...write,
    body: statement,
    bodyLimit: 800_000,
    ok: readStatement,
    errors: ['payments.no_statement'],
    ratePerMember: 20,
  },
  bookStatement: {
    summary: 'Book lines of a bank statement as payments, each once for ever',
    ...write,
    body: confirmed,
    bodyLimit: 800_000,
    ok: reconciled,
    errors: ['not_found', 'payments.in_the_future'],
    ratePerMember: 20,
  },
});
