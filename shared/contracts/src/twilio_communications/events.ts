import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

export const events = {
  'twilio_communications.message.received@1': defineEvent({
    subject: 'conversation',
    key: 'conversation_id',
    payload: z.object({ conversation_id: id, message_id: id, contact_id: id.nullable() }),
  }),
  'twilio_communications.contact.opted_out@1': defineEvent({
    subject: 'conversation',
    key: 'conversation_id',
    payload: z.object({ conversation_id: id, contact_id: id.nullable() }),
  }),
  'twilio_communications.call.missed@1': defineEvent({
    subject: 'call',
    key: 'call_id',
    payload: z.object({ call_id: id, contact_id: id.nullable() }),
  }),
} as const satisfies EventCatalogue;
