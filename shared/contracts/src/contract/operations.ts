import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import { newContract, contract, contractPatch, contractQuery } from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 32 * 1024;

export const operations = defineRoutes(paths, {
  listContracts: { summary: 'Contracts, page by page', access: 'plugin', query: contractQuery, ok: pageOf(contract) },
  createContract: {
    summary: 'Write a contract',
    access: 'plugin',
    idempotent: true,
    body: newContract,
    bodyLimit,
    ok: contract,
    status: 201,
  },
  exportContracts: {
    summary: 'Contracts as CSV, with the filters of the list',
    access: 'plugin',
    feature: 'export_data',
    ratePerMember: 20,
    query: contractQuery,
    ok: z.string(),
    answer: 'handler',
  },
  getContract: { summary: 'Read a contract; the answer has an ETag', access: 'plugin', params: byId, ok: contract },
  updateContract: {
    summary: 'Change a contract; needs If-Match. A 412 carries the saved contract as `current`',
    access: 'plugin',
    params: byId,
    body: contractPatch,
    bodyLimit,
    ok: contract,
    errors: ['precondition_required', 'version_conflict', 'contract.contract_archived'],
  },
  archiveContract: {
    summary: 'Put a contract into the archive; again is no error',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: contract,
  },
  restoreContract: { summary: 'Take a contract out of the archive; again is no error', access: 'plugin', params: byId, ok: contract },
});
