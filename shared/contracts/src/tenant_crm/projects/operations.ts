import * as z from 'zod';
import { day, defineRoutes, idParam, pageOf } from '../../core';
import { eventType, owner } from '../fields';
import { projectPaths } from './paths';
import {
  newProject,
  project,
  projectBulk,
  projectBulkResult,
  projectLight,
  projectMove,
  projectPatch,
  projectRow,
  stageChange,
  teamMember,
} from './schema';

const byId = z.object({ id: idParam });
const teamParams = z.object({ id: idParam, memberId: idParam });

/** `?page=` asks for a page with the filters below; without it the answer is the bare light list (decision A-49). */
const projectQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().trim().max(200).optional(),
  ordering: z
    .enum(['-id', 'id', 'name', '-name', 'event_date', '-event_date', 'value_cents', '-value_cents', 'updated_at', '-updated_at'])
    .default('-id'),
  stage: idParam.optional(),
  event_type: eventType.optional(),
  owner: idParam.optional(),
  archived: z.enum(['true', 'false']).default('false'),
  from: day.optional(),
  to: day.optional(),
});

export type ProjectQuery = z.output<typeof projectQuery>;

export const projectOperations = defineRoutes(projectPaths, {
  listProjects: {
    summary: 'Projects: the bare light list, newest first; with ?page= a page with search, sorting and filters',
    access: 'session',
    query: projectQuery,
    ok: z.union([z.array(projectLight), pageOf(projectRow)]),
    // The database writes the JSON of the rows itself; the tests parse it with this schema.
    answer: 'handler',
  },
  createProject: {
    summary: 'Create a project',
    access: 'plugin',
    idempotent: true,
    body: newProject,
    bodyLimit: 64 * 1024,
    ok: project,
    status: 201,
  },
  bulkProjects: {
    summary: 'Archive many projects, give them to somebody or move them to a stage; answers how those that changed were before',
    access: 'plugin',
    mayNeed: ['delete_records'],
    body: projectBulk,
    bodyLimit: 32 * 1024,
    ok: projectBulkResult,
    errors: [
      'not_found',
      'tenant_crm.project_archived',
      'tenant_crm.unknown_choice',
      'tenant_crm.lost_reason_required',
      'tenant_crm.fields_required',
    ],
  },
  exportProjects: {
    summary: 'Projects as CSV, with the filters of the list',
    ratePerMember: 20,
    access: 'plugin',
    feature: 'export_data',
    query: projectQuery,
    ok: z.string(),
    answer: 'handler',
  },
  getProject: { summary: 'Read a project; the answer has an ETag', access: 'plugin', params: byId, ok: project },
  updateProject: {
    summary: 'Change fields of a project; needs If-Match. A 412 carries the saved project as `current`',
    access: 'plugin',
    params: byId,
    body: projectPatch,
    bodyLimit: 64 * 1024,
    ok: project,
    errors: ['precondition_required', 'version_conflict', 'tenant_crm.project_archived'],
  },
  archiveProject: {
    summary: 'Put a project into the archive; again is no error',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: project,
    errors: ['version_conflict'],
  },
  unarchiveProject: {
    summary: 'Take a project out of the archive; again is no error',
    access: 'plugin',
    params: byId,
    ok: project,
    errors: ['version_conflict'],
  },
  moveProject: {
    summary: 'Move a project to a place in a stage; a lost stage asks for lost_reason, others may ask for `fields`',
    access: 'plugin',
    params: byId,
    body: projectMove,
    bodyLimit: 64 * 1024,
    ok: project,
    errors: [
      'version_conflict',
      'tenant_crm.lost_reason_required',
      'tenant_crm.project_archived',
      'tenant_crm.fields_required',
      'tenant_crm.unknown_choice',
    ],
  },
  listTeam: { summary: 'Who works on a project: its owner first, then its team', access: 'plugin', params: byId, ok: z.array(teamMember) },
  addTeamMember: {
    summary: 'Put a colleague on a project; who sees only assigned projects sees it from now on. Again is no error',
    access: 'plugin',
    params: teamParams,
    ok: z.array(teamMember),
    errors: ['tenant_crm.project_archived'],
  },
  removeTeamMember: {
    summary: 'Take a colleague off a project; again is no error',
    access: 'plugin',
    params: teamParams,
    ok: z.array(teamMember),
  },
  listStageChanges: {
    summary: 'The stages a project went through, newest first',
    access: 'plugin',
    params: byId,
    ok: z.array(stageChange),
  },
  listOwners: { summary: 'Members who can own a project', access: 'plugin', ok: z.array(owner) },
});
