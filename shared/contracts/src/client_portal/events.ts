import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payload = z.object({ person_id: id, project_id: id });

/** What the portal announces; events of one project are heard in their order. */
export const events = {
  'client_portal.person.invited@1': defineEvent({ subject: 'project', key: 'project_id', payload }),
  /** Somebody has opened their portal for the first time. */
  'client_portal.first_visit@1': defineEvent({ subject: 'project', key: 'project_id', payload }),
  /** Something was written in the thread, by a person of the portal or, without one, by the team. */
  'client_portal.message.written@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ message_id: id, project_id: id, person_id: id.nullable() }),
  }),
  /** A client has sent a file. */
  'client_portal.file.sent@1': defineEvent({
    subject: 'project',
    key: 'project_id',
    payload: z.object({ file_id: id, project_id: id, person_id: id }),
  }),
} as const satisfies EventCatalogue;
