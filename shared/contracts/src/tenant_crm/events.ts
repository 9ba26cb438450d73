import * as z from 'zod';
import { day, id, type EventCatalogue } from '../core';

/** What tenant_crm announces. Payloads carry ids; the name of a project is read from its own plugin. */
export const events = {
  'tenant_crm.project.created@1': z.object({ project_id: id, by_id: id.nullable() }),
  'tenant_crm.project.stage_changed@1': z.object({ project_id: id, from_stage_id: id, to_stage_id: id }),
  'tenant_crm.project.date_changed@1': z.object({ project_id: id, from: day.nullable(), to: day.nullable() }),
} as const satisfies EventCatalogue;
