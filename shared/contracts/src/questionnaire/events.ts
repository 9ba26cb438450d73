import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const event = defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ questionnaire_id: id, project_id: id }) });

/** What questionnaires announce; those of one project are heard in their order. */
export const events = {
  'questionnaire.sent@1': event,
  /** The first answer of anybody. */
  'questionnaire.started@1': event,
  /** Everybody who was asked is through. */
  'questionnaire.submitted@1': event,
} as const satisfies EventCatalogue;
