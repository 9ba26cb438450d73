import * as z from 'zod';
import { day, defineRoutes, id, idParam, pageOf } from '../../core';
import { eventType } from '../fields';
import { choiceKey } from '../settings/schema';
import { leadPaths } from './paths';
import { dateAvailability, lead, leadConversion, leadLoss, leadPatch, leadRow, leadStatus, newLead } from './schema';

const byId = z.object({ id: idParam });

const leadQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().trim().max(200).optional(),
  ordering: z
    .enum([
      '-id',
      'id',
      'title',
      '-title',
      'event_date',
      '-event_date',
      'score',
      '-score',
      'sla_due_at',
      '-sla_due_at',
      'updated_at',
      '-updated_at',
    ])
    .default('-id'),
  /** `open`: new, contacted and qualified; `late`: new and past its due time. */
  status: z.enum([...leadStatus.options, 'open', 'late']).optional(),
  source: choiceKey.optional(),
  event_type: eventType.optional(),
  owner: idParam.optional(),
  from: day.optional(),
  to: day.optional(),
  deleted: z.enum(['true', 'false']).default('false'),
});

export type LeadQuery = z.output<typeof leadQuery>;

const verb = { access: 'plugin', params: byId, ok: lead, errors: ['invalid_transition', 'version_conflict'] } as const;
const noBody = z.strictObject({}).optional();

export const leadOperations = defineRoutes(leadPaths, {
  listLeads: { summary: 'Leads, a page with search, sorting and filters', access: 'plugin', query: leadQuery, ok: pageOf(leadRow) },
  createLead: {
    summary: 'Add a lead; a title is enough. Its first answer is due after the working hours of the settings',
    access: 'plugin',
    idempotent: true,
    body: newLead,
    bodyLimit: 64 * 1024,
    ok: lead,
    status: 201,
    errors: ['tenant_crm.unknown_choice'],
  },
  getLead: { summary: 'Read a lead with its score and the reasons; the answer has an ETag', access: 'plugin', params: byId, ok: lead },
  updateLead: {
    summary: 'Change fields of a lead; needs If-Match. A 412 carries the saved lead as `current`',
    access: 'plugin',
    params: byId,
    body: leadPatch,
    bodyLimit: 64 * 1024,
    ok: lead,
    errors: ['precondition_required', 'version_conflict', 'tenant_crm.lead_read_only', 'tenant_crm.unknown_choice'],
  },
  deleteLead: {
    summary: 'Delete a lead; it can be restored',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: lead,
    errors: ['version_conflict', 'tenant_crm.lead_read_only'],
  },
  restoreLead: {
    summary: 'Bring a deleted lead back; again is no error',
    access: 'plugin',
    params: byId,
    ok: lead,
    errors: ['version_conflict'],
  },
  contactLead: { ...verb, summary: 'They have been answered: new → contacted', body: noBody },
  qualifyLead: { ...verb, summary: 'This can become a project: new or contacted → qualified', body: noBody },
  convertLead: {
    ...verb,
    summary: 'Make a project of a lead, once: answers the same project when repeated. The lead is kept and cannot be changed any more',
    body: leadConversion,
    ok: z.object({ lead, project_id: id, created: z.boolean() }),
  },
  loseLead: {
    ...verb,
    summary: 'Close an open lead as lost, with the reason',
    body: leadLoss,
    errors: ['invalid_transition', 'version_conflict', 'tenant_crm.unknown_choice'],
  },
  reopenLead: {
    ...verb,
    summary: 'A lost lead is new again, and one that was not answered after all: lost or contacted → new',
    body: noBody,
  },
  getDateAvailability: {
    summary: 'Who else has an event on a day, and whether it is full',
    access: 'plugin',
    idempotent: true,
    query: z.object({ date: day, venue: z.string().trim().max(200).optional(), except_project: idParam.optional() }),
    ok: dateAvailability,
  },
});
