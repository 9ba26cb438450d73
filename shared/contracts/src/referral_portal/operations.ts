import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import { newPartner, partner, partnerPatch, partnerQuery } from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 32 * 1024;

export const operations = defineRoutes(paths, {
  listPartners: { summary: 'Partners, page by page', access: 'plugin', query: partnerQuery, ok: pageOf(partner) },
  createPartner: { summary: 'Write a partner', access: 'plugin', idempotent: true, body: newPartner, bodyLimit, ok: partner, status: 201 },
  exportPartners: {
    summary: 'Partners as CSV, with the filters of the list',
    access: 'plugin',
    feature: 'export_data',
    ratePerMember: 20,
    query: partnerQuery,
    ok: z.string(),
    answer: 'handler',
  },
  getPartner: { summary: 'Read a partner; the answer has an ETag', access: 'plugin', params: byId, ok: partner },
  updatePartner: {
    summary: 'Change a partner; needs If-Match. A 412 carries the saved partner as `current`',
    access: 'plugin',
    params: byId,
    body: partnerPatch,
    bodyLimit,
    ok: partner,
    errors: ['precondition_required', 'version_conflict', 'referral_portal.partner_archived'],
  },
  archivePartner: {
    summary: 'Put a partner into the archive; again is no error',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: partner,
  },
  restorePartner: { summary: 'Take a partner out of the archive; again is no error', access: 'plugin', params: byId, ok: partner },
});
