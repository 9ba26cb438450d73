import * as z from 'zod';
import { idParam } from '../../core/primitives';
import { appliedTemplate, bundle, listedTemplate, newBundle, newTemplate, template, templatePatch, templateQuery } from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 65_536;
const versions = ['precondition_required', 'version_conflict'] as const;
const taken = ['manage_templates', 'delete_records'] as const;

/** What proposals of a business begin with, and what is dropped into them. */
export const libraryOperations = {
  listProposalTemplates: {
    summary: 'Templates of proposals, by title; those for the kind of event of a project first',
    access: 'plugin',
    query: templateQuery,
    ok: z.array(listedTemplate),
    errors: ['not_found'],
  },
  createProposalTemplate: {
    summary: 'Keep what a proposal says as a template, without its client, its dates and its photographs',
    access: 'plugin',
    feature: 'manage_templates',
    idempotent: true,
    body: newTemplate,
    bodyLimit,
    ok: template,
    status: 201,
    errors: ['not_found'],
  },
  getProposalTemplate: { summary: 'Read a template of proposals; the answer has an ETag', access: 'plugin', params: byId, ok: template },
  updateProposalTemplate: {
    summary: 'Rename a template, or let it say what another proposal says; needs If-Match. What was begun from it stays as it is',
    access: 'plugin',
    feature: 'manage_templates',
    params: byId,
    body: templatePatch,
    bodyLimit,
    ok: template,
    errors: versions,
  },
  removeProposalTemplate: { summary: 'Take a template away; again is no error', access: 'plugin', feature: taken, params: byId },
  previewProposalTemplate: {
    summary: 'A template as it would stand in a project, with the prices of its recipes and its hire there, and what they change',
    access: 'plugin',
    params: byId.extend({ projectId: idParam }),
    ok: appliedTemplate,
  },
  listPackages: { summary: 'Packages: several things under one price, by title', access: 'plugin', ok: z.array(bundle) },
  createPackage: {
    summary: 'Put several things under one price',
    access: 'plugin',
    feature: 'manage_templates',
    idempotent: true,
    body: newBundle,
    bodyLimit,
    ok: bundle,
    status: 201,
  },
  getPackage: { summary: 'Read a package; the answer has an ETag', access: 'plugin', params: byId, ok: bundle },
  updatePackage: {
    summary: 'Change a package; needs If-Match. What was offered keeps what it says',
    access: 'plugin',
    feature: 'manage_templates',
    params: byId,
    body: newBundle,
    bodyLimit,
    ok: bundle,
    errors: versions,
  },
  removePackage: { summary: 'Take a package away; again is no error', access: 'plugin', feature: taken, params: byId },
} as const;
