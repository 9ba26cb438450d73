import type { Paths } from '../../core/define-routes';

const at = '/api/proposal_and_invoice';

export const libraryPaths = {
  listProposalTemplates: `GET ${at}/templates/`,
  createProposalTemplate: `POST ${at}/templates/`,
  getProposalTemplate: `GET ${at}/templates/:id/`,
  updateProposalTemplate: `PATCH ${at}/templates/:id/`,
  removeProposalTemplate: `DELETE ${at}/templates/:id/`,
  previewProposalTemplate: `GET ${at}/templates/:id/projects/:projectId/`,
  listPackages: `GET ${at}/packages/`,
  createPackage: `POST ${at}/packages/`,
  getPackage: `GET ${at}/packages/:id/`,
  updatePackage: `PATCH ${at}/packages/:id/`,
  removePackage: `DELETE ${at}/packages/:id/`,
} as const satisfies Paths;
