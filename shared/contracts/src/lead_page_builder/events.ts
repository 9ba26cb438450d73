import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const ofPage = defineEvent({ subject: 'page', key: 'page_id', payload: z.object({ page_id: id }) });

/** What lead_page_builder announces. */
export const events = {
  'lead_page_builder.page.published@1': ofPage,
  'lead_page_builder.page.unpublished@1': ofPage,
  'lead_page_builder.lead_page.submitted@1': defineEvent({
    subject: 'submission',
    key: 'submission_id',
    payload: z.object({
      submission_id: id,
      lead_id: id,
      page_id: id.nullable(),
      is_new: z.boolean(),
      /** Where links of the reply to the visitor lead; null: nobody is replied to. */
      site: z.string().nullable().optional(),
    }),
  }),
} as const satisfies EventCatalogue;
