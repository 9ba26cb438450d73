import * as z from 'zod';
import { defineRoutes, idParam } from '../core';
import { paths } from './paths';
import {
  audience,
  entry,
  entryPatch,
  newEntry,
  openTasks,
  predecessors,
  rescheduled,
  rescheduling,
  shift,
  template,
  templateChoice,
  timeline,
} from './schema';

const byProject = z.object({ projectId: idParam });
const byEntry = z.object({ projectId: idParam, id: idParam });
const bodyLimit = 32 * 1024;

export const operations = defineRoutes(paths, {
  getTimeline: { summary: 'The timelines of a project in the order things happen', access: 'plugin', params: byProject, ok: timeline },
  createEntry: {
    summary: 'Add an entry',
    access: 'plugin',
    idempotent: true,
    params: byProject,
    body: newEntry,
    bodyLimit,
    ok: entry,
    status: 201,
    errors: ['project_view.timeline_full', 'project_view.wrong_lane'],
  },
  updateEntry: {
    summary: 'Change an entry; needs If-Match. A 412 carries the saved entry as `current`',
    access: 'plugin',
    params: byEntry,
    body: entryPatch,
    bodyLimit,
    ok: entry,
    errors: ['precondition_required', 'version_conflict', 'project_view.wrong_lane'],
  },
  tickEntry: {
    summary: 'Tick an entry off, whoever has changed it meanwhile; one that is done stays as it is',
    access: 'plugin',
    params: byEntry,
    ok: entry,
  },
  removeEntry: { summary: 'Take an entry out; it can be restored', access: 'plugin', params: byEntry },
  restoreEntry: {
    summary: 'Bring a removed entry back',
    access: 'plugin',
    params: byEntry,
    ok: entry,
    errors: ['project_view.timeline_full'],
  },
  setPredecessors: {
    summary: 'Say which entries must be over before this one begins',
    access: 'plugin',
    params: byEntry,
    body: predecessors,
    bodyLimit,
    ok: entry,
    errors: ['project_view.dependency_cycle'],
  },
  shiftEntries: {
    summary: 'Move an entry, alone or with what follows; answers every entry that moved',
    access: 'plugin',
    params: byProject,
    body: shift,
    bodyLimit,
    ok: z.array(entry),
  },
  listOpenTasks: {
    summary: 'Tasks of planning and production that are not done, of projects that are neither lost, done nor archived, by their days',
    access: 'plugin',
    ok: openTasks,
  },
  listTemplates: { summary: 'The plans one can begin with', access: 'plugin', ok: z.array(template) },
  applyTemplate: {
    summary: 'Add the entries of a template that the project does not have yet',
    access: 'plugin',
    params: byProject,
    body: templateChoice,
    bodyLimit,
    ok: z.array(entry),
    errors: ['project_view.timeline_full'],
  },
  reschedule: {
    summary: 'Move the event; says what moves with it and what stays, and with dry_run saves nothing',
    access: 'plugin',
    params: byProject,
    body: rescheduling,
    bodyLimit,
    ok: rescheduled,
    errors: ['project_view.project_archived', 'tenant_crm.project_archived'],
  },
  getDaySheet: {
    summary: 'The run of the day as a PDF on A4',
    access: 'plugin',
    params: byProject,
    query: z.object({ audience: audience.default('all') }),
    answer: 'handler',
    ok: z.unknown(),
  },
});
