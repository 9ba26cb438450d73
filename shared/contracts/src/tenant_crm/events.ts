import * as z from 'zod';
import { day, defineEvent, id, type EventCatalogue } from '../core';

/** What tenant_crm announces. Payloads carry ids; the name of a project is read from its own plugin. */
/** `owner_open`: nobody said who takes care of it, so a rule may; who made it does until then. */
export const events = {
  'tenant_crm.project.created@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, by_id: id.nullable(), owner_open: z.boolean().optional() }),
  }),
  'tenant_crm.project.stage_changed@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, from_stage_id: id, to_stage_id: id }),
  }),
  'tenant_crm.project.date_changed@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, from: day.nullable(), to: day.nullable() }),
  }),
  'tenant_crm.contact.created@1': defineEvent({
    subject: 'contact',
    key: 'contact_id',
    payload: z.object({ contact_id: id, by_id: id.nullable() }),
  }),
  'tenant_crm.contact.merged@1': defineEvent({
    subject: 'contact',
    key: 'survivor_id',
    payload: z.object({ survivor_id: id, merged_id: id }),
  }),
  'tenant_crm.contact.consent_changed@1': defineEvent({
    subject: 'contact',
    key: 'contact_id',
    payload: z.object({ contact_id: id, channel: z.enum(['email', 'sms']), state: z.string() }),
  }),
  'tenant_crm.lead.created@1': defineEvent({
    subject: 'lead',
    key: 'lead_id',
    payload: z.object({ lead_id: id, owner_open: z.boolean().optional() }),
  }),
  'tenant_crm.lead.first_response@1': defineEvent({ subject: 'lead', key: 'lead_id', payload: z.object({ lead_id: id }) }),
  'tenant_crm.lead.converted@1': defineEvent({ subject: 'lead', key: 'lead_id', payload: z.object({ lead_id: id, project_id: id }) }),
  'tenant_crm.lead.lost@1': defineEvent({ subject: 'lead', key: 'lead_id', payload: z.object({ lead_id: id, reason: z.string() }) }),
  'tenant_crm.project.cancelled@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ project_id: id, reason: z.string() }),
  }),
  'tenant_crm.project.completed@1': defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ project_id: id }) }),
  'tenant_crm.project.venue_changed@1': defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ project_id: id }) }),
} as const satisfies EventCatalogue;
