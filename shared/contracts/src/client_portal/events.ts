import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payload = z.object({ person_id: id, project_id: id });

/** What the portal announces; events of one project are heard in their order. */
export const events = {
  'client_portal.person.invited@1': defineEvent({ subject: 'project', key: 'project_id', payload }),
  /** Somebody has opened their portal for the first time. */
  'client_portal.first_visit@1': defineEvent({ subject: 'project', key: 'project_id', payload }),
} as const satisfies EventCatalogue;
