import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** A mail never reached somebody: the mailbox does not exist, or who reads it has reported it as spam. */
export const events = {
  'transactional_emails.mail.bounced@1': defineEvent({
    subject: 'mail',
    key: 'mail_id',
    payload: z.object({ mail_id: id, project_id: id.nullable(), contact_id: id.nullable(), reason: z.enum(['hard_bounce', 'complaint']) }),
  }),
} as const satisfies EventCatalogue;
