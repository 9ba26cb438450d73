import type { Paths } from '../core/define-routes';
import { invoicePaths } from './invoices/paths';
import { libraryPaths } from './library/paths';
import { photoPaths } from './photos/paths';
import { settingsPaths } from './settings/paths';

export const paths = {
  listProposals: 'GET /api/proposal_and_invoice/proposals/',
  createProposal: 'POST /api/proposal_and_invoice/proposals/',
  getProposal: 'GET /api/proposal_and_invoice/proposals/:id/',
  updateProposal: 'PATCH /api/proposal_and_invoice/proposals/:id/',
  priceProposal: 'POST /api/proposal_and_invoice/proposals/:id/price/',
  sendProposal: 'POST /api/proposal_and_invoice/proposals/:id/send/',
  showProposalAddress: 'GET /api/proposal_and_invoice/proposals/:id/address/',
  makeNewVersion: 'POST /api/proposal_and_invoice/proposals/:id/new-version/',
  duplicateProposal: 'POST /api/proposal_and_invoice/proposals/:id/duplicate/',
  expireProposal: 'POST /api/proposal_and_invoice/proposals/:id/expire/',
  compareProposals: 'GET /api/proposal_and_invoice/proposals/:id/compare/',
  listPieces: 'GET /api/proposal_and_invoice/projects/:projectId/pieces/',
  proposalPdf: 'GET /api/proposal_and_invoice/proposals/:id/pdf/',
  sharedPdf: 'GET /api/proposal_and_invoice/public/:token/pdf/',
  readShared: 'GET /api/proposal_and_invoice/public/:token/',
  selectOptions: 'POST /api/proposal_and_invoice/public/:token/select-options/',
  acceptShared: 'POST /api/proposal_and_invoice/public/:token/accept/',
  declineShared: 'POST /api/proposal_and_invoice/public/:token/decline/',
  ...invoicePaths,
  ...photoPaths,
  ...settingsPaths,
  ...libraryPaths,
} as const satisfies Paths;
