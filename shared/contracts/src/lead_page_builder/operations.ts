import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import * as s from './schema';

const byId = z.object({ id: idParam });
// Loose on purpose: an address that was cut in half is an unknown one, not a wrong input.
const bySlug = z.object({ slug: z.string().min(1).max(160) });
const nothing = z.object({}).optional();
const bodyLimit = 256 * 1024;
const versioned = ['precondition_required', 'version_conflict', 'lead_page_builder.archived'] as const;
const step = { access: 'plugin', feature: 'manage_templates', params: byId, ok: s.page, errors: ['lead_page_builder.archived'] } as const;
const noBusiness = ['lead_page_builder.no_business'] as const;

export const operations = defineRoutes(paths, {
  listPages: { summary: 'Lead pages, page by page', access: 'plugin', query: s.pageQuery, ok: pageOf(s.pageRow) },
  createPage: {
    summary: 'Begin a lead page',
    access: 'plugin',
    feature: 'manage_templates',
    idempotent: true,
    body: s.newPage,
    bodyLimit,
    ok: s.page,
    status: 201,
    errors: ['lead_page_builder.slug_taken'],
  },
  getOverview: { summary: 'Visits and answers of every address, and what waits', access: 'plugin', ok: s.overview },
  getPage: { summary: 'Read a lead page; the answer has an ETag', access: 'plugin', params: byId, ok: s.page },
  updatePage: {
    summary: 'Change the draft of a page; needs If-Match. A 412 carries the saved page as `current`',
    access: 'plugin',
    feature: 'manage_templates',
    params: byId,
    body: s.pagePatch,
    bodyLimit,
    ok: s.page,
    errors: [...versioned, 'lead_page_builder.slug_taken'],
  },
  publishPage: { ...step, summary: 'Show visitors what the draft says', body: nothing },
  unpublishPage: { ...step, summary: 'Take a page away from visitors; the draft stays', body: nothing },
  duplicatePage: {
    ...step,
    summary: 'Copy a page; as a variant it shares the visits',
    idempotent: true,
    body: s.duplicateWish,
    status: 201,
    errors: ['lead_page_builder.slug_taken', 'lead_page_builder.archived'],
  },
  restorePage: {
    ...step,
    summary: 'Bring a version back into the draft; without one, the page out of the archive',
    body: s.restoreWish,
    errors: ['not_found', 'lead_page_builder.slug_taken', 'lead_page_builder.archived'],
  },
  archivePage: {
    summary: 'Put a page into the archive; visitors do not see it any more',
    access: 'plugin',
    feature: ['manage_templates', 'delete_records'],
    params: byId,
    ok: s.page,
  },
  listVersions: { summary: 'What visitors have seen, the newest first', access: 'plugin', params: byId, ok: z.array(s.pageVersion) },
  pageStats: { summary: 'Visits, funnel, sources and the test of two variants', access: 'plugin', params: byId, ok: s.stats },
  listForms: { summary: 'Forms of lead pages, by their names', access: 'plugin', ok: z.array(s.form) },
  createForm: {
    summary: 'Make a form of one’s own, beginning with that of the suite',
    access: 'plugin',
    feature: 'manage_templates',
    idempotent: true,
    body: s.newForm,
    ok: s.form,
    status: 201,
  },
  getForm: { summary: 'Read a form; the answer has an ETag', access: 'plugin', params: byId, ok: s.form },
  updateForm: {
    summary: 'Change a form; needs If-Match',
    access: 'plugin',
    feature: 'manage_templates',
    params: byId,
    body: s.formPatch,
    bodyLimit,
    ok: s.form,
    errors: [...versioned],
  },
  archiveForm: {
    summary: 'Take a form away that no page uses',
    access: 'plugin',
    feature: ['manage_templates', 'delete_records'],
    params: byId,
    ok: s.form,
    errors: ['lead_page_builder.form_used'],
  },
  listSubmissions: {
    summary: 'What visitors sent, the newest first',
    access: 'plugin',
    query: s.submissionQuery,
    ok: pageOf(s.submission),
  },
  acceptSubmission: {
    summary: 'It was no spam: it becomes a lead. Again is no error',
    access: 'plugin',
    alsoPlugins: ['tenant_crm'],
    params: byId,
    body: nothing,
    ok: s.submission,
    errors: ['records.too_many_files', 'storage_full', 'tenant_crm.unknown_choice'],
  },
  openPublicPage: {
    summary: 'What a page shows to visitors, as data',
    access: 'public',
    params: bySlug,
    query: s.tenantQuery,
    ok: s.publicPage,
    ratePerMinute: 120,
    errors: [...noBusiness],
  },
  publicHint: {
    summary: 'Whether a day has space, and what such an event usually costs',
    access: 'public',
    params: bySlug,
    query: s.hintQuery,
    ok: s.hint,
    ratePerMinute: 60,
    errors: [...noBusiness],
  },
  publicPicture: {
    summary: 'A picture that stands on a published page',
    access: 'public',
    params: bySlug.extend({ fileId: idParam }),
    query: s.tenantQuery,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 600,
    errors: [...noBusiness, 'file_gone'],
  },
  submitPublicPage: {
    summary: 'Send the form of a page, with or without a script; the answer is a page, or leads to one',
    access: 'public',
    csrf: false,
    params: bySlug,
    query: s.tenantQuery,
    body: s.submitForm,
    bodyType: 'multipart/form-data',
    bodyLimit: 25 * 1024 * 1024,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 12,
    errors: [...noBusiness, 'mail_too_large', 'records.too_many_files', 'storage_full', 'tenant_crm.unknown_choice'],
  },
  trackVisit: {
    summary: 'A visitor began to write; nothing is kept on their device',
    access: 'public',
    csrf: false,
    body: s.trackWish,
    bodyLimit: 1_024,
    ratePerMinute: 60,
    errors: [...noBusiness, 'not_found'],
  },
});
