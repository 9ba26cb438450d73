import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const request = defineEvent({ subject: 'request', key: 'request_id', payload: z.object({ request_id: id, project_id: id }) });
const applied = defineEvent({
  subject: 'request',
  key: 'request_id',
  payload: z.object({ request_id: id, project_id: id, proposal_id: id.nullable() }),
});
const breached = defineEvent({
  subject: 'request',
  key: 'request_id',
  payload: z.object({ request_id: id, project_id: id, kind: z.enum(['response', 'resolution']) }),
});

/** What client requests announce; those of one request are heard in their order. */
export const events = {
  'client_requests.request.created@1': request,
  /** A client has written once more. */
  'client_requests.request.answered@1': request,
  'client_requests.request.quoted@1': request,
  'client_requests.request.approved@1': request,
  'client_requests.request.applied@1': applied,
  'client_requests.request.declined@1': request,
  'client_requests.request.closed@1': request,
  'client_requests.request.reopened@1': request,
  'client_requests.request.sla_breached@1': breached,
} as const satisfies EventCatalogue;
