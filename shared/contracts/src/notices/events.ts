import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payload = z.object({ notice_id: id });

/** What notices announces; those of one notice are heard in their order. */
export const events = {
  'notices.notice.published@1': defineEvent({ subject: 'notice', key: 'notice_id', payload }),
  'notices.notice.expired@1': defineEvent({ subject: 'notice', key: 'notice_id', payload }),
  'notices.notice.acknowledged@1': defineEvent({ subject: 'notice', key: 'notice_id', payload: payload.extend({ member_id: id }) }),
} as const satisfies EventCatalogue;
