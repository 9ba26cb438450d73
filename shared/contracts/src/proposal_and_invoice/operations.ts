import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { acceptance, optionChoice, refusal, sharedProposal } from './acceptance/schema';
import { proposalContent } from './document.schema';
import { invoiceOperations } from './invoices/operations';
import { libraryOperations } from './library/operations';
import { paths } from './paths';
import { photoOperations } from './photos/operations';
import { settingsOperations } from './settings/operations';
import {
  comparison,
  newProposal,
  priced,
  proposal,
  proposalAddress,
  proposalPatch,
  proposalQuery,
  proposalRow,
  sellablePiece,
} from './schema';

const byId = z.object({ id: idParam });
const byToken = z.object({ token: z.string().min(1).max(200) });
/** `whole`: of a change all that it would be, not only what differs. */
const onPaper = z.object({ whole: z.enum(['true', 'false']).default('false') });
/** Why an answer of the client is not taken. */
const notAnswered = ['proposal_and_invoice.newer_version', 'proposal_and_invoice.not_open', 'proposal_and_invoice.seen_changed'];
const bodyLimit = 2 * 1_024 * 1_024;
/** What things cost is absent from answers without it. */
const fieldsNeed = ['view_costs'] as const;
const notDraft = 'proposal_and_invoice.not_a_draft';

export const operations = defineRoutes(paths, {
  listProposals: { summary: 'Proposals of a project, all versions', access: 'plugin', query: proposalQuery, ok: pageOf(proposalRow) },
  createProposal: {
    summary: 'Begin a proposal: empty, with the pieces of the recipe book, or from a template',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    body: newProposal,
    ok: proposal,
    status: 201,
    errors: ['not_found'],
  },
  getProposal: {
    summary: 'Read a proposal with its figures; the answer has an ETag',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    ok: proposal,
  },
  updateProposal: {
    summary: 'Save a draft as one; needs If-Match. A 412 carries the saved proposal as `current`',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    body: proposalPatch,
    bodyLimit,
    ok: proposal,
    errors: ['precondition_required', 'version_conflict', notDraft],
  },
  priceProposal: {
    summary: 'What a document would come to; nothing is saved',
    access: 'plugin',
    params: byId,
    body: z.strictObject({ content: proposalContent }),
    bodyLimit,
    ok: priced,
  },
  sendProposal: {
    summary: 'Freeze a draft and give it a link; needs If-Match. The version before it is superseded',
    access: 'plugin',
    feature: 'send_client_messages',
    idempotent: true,
    mayNeed: ['approve_discount'],
    fieldsNeed,
    params: byId,
    ok: proposal,
    errors: [
      'precondition_required',
      'version_conflict',
      notDraft,
      'proposal_and_invoice.nothing_in_it',
      'proposal_and_invoice.plan_does_not_fit',
      'proposal_and_invoice.expires_in_the_past',
    ],
  },
  showProposalAddress: {
    summary: 'Where the link of a proposal leads',
    access: 'plugin',
    params: byId,
    ok: proposalAddress,
    errors: ['proposal_and_invoice.no_link'],
  },
  makeNewVersion: {
    summary: 'A draft of what was sent, with the next version number',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    params: byId,
    ok: proposal,
    status: 201,
    errors: ['proposal_and_invoice.still_a_draft', 'proposal_and_invoice.newer_version'],
  },
  duplicateProposal: {
    summary: 'A draft with the same text and a number of its own',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    params: byId,
    ok: proposal,
    status: 201,
  },
  expireProposal: {
    summary: 'What was sent is not offered any more',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    ok: proposal,
    errors: ['invalid_transition'],
  },
  compareProposals: {
    summary: 'What differs from another version or proposal of the project',
    access: 'plugin',
    params: byId,
    query: z.object({ to: idParam }),
    ok: comparison,
  },
  listPieces: {
    summary: 'Pieces of the recipe book that can be offered',
    access: 'plugin',
    fieldsNeed,
    params: z.object({ projectId: idParam }),
    ok: z.array(sellablePiece),
  },
  proposalPdf: {
    summary:
      'A proposal on paper: what its reader sees, as PDF; of a change to what was accepted only the difference, unless all is asked for',
    access: 'plugin',
    params: z.object({ id: idParam }),
    query: onPaper,
    ratePerMember: 30,
    ok: z.unknown(),
    answer: 'handler',
    errors: ['file_gone'],
  },
  sharedPdf: {
    summary: 'What the link of a proposal opens, as PDF; of a change to what was accepted only the difference, unless all is asked for',
    access: 'public',
    params: z.object({ token: z.string().min(1).max(200) }),
    query: onPaper,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 30,
    errors: ['proposal_and_invoice.not_shown', 'file_gone'],
  },
  readShared: {
    summary: 'What the link of a proposal opens',
    access: 'public',
    params: byToken,
    ok: sharedProposal,
    ratePerMinute: 120,
  },
  selectOptions: {
    summary: 'The client takes options and alternatives, of the version that was seen',
    access: 'public',
    params: byToken,
    body: optionChoice,
    bodyLimit: 65_536,
    ok: sharedProposal,
    ratePerMinute: 60,
    errors: [...notAnswered, 'proposal_and_invoice.choose_one'],
  },
  acceptShared: {
    summary: 'The client accepts what was seen: invoice, contract, stock, recipes and stage follow at once or not at all',
    access: 'public',
    idempotent: true,
    params: byToken,
    body: acceptance,
    bodyLimit: 600_000,
    ok: sharedProposal,
    ratePerMinute: 20,
    errors: [
      ...notAnswered,
      'proposal_and_invoice.choose_one',
      'proposal_and_invoice.plan_does_not_fit',
      'proposal_and_invoice.picture_unreadable',
      'proposal_and_invoice.credit_too_large',
    ],
  },
  declineShared: {
    summary: 'The client says no, and why',
    access: 'public',
    idempotent: true,
    params: byToken,
    body: refusal,
    bodyLimit: 16_384,
    ok: sharedProposal,
    ratePerMinute: 20,
    errors: notAnswered,
  },
  ...invoiceOperations,
  ...photoOperations,
  ...settingsOperations,
  ...libraryOperations,
});
