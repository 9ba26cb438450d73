import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { id, idParam, pageOf, pageQuery } from '../core/primitives';
import { paths } from './paths';
import * as s from './schema';

const plugin = { access: 'plugin' } as const;
const byKey = z.object({ key: s.mailKey });
const byId = z.object({ id: idParam });
const changes = { access: 'plugin', feature: 'manage_templates', params: byKey, ok: s.template } as const;
const unusable = ['transactional_emails.unknown_variable', 'transactional_emails.template_broken'];
const writes = { access: 'plugin', feature: 'send_client_messages' } as const;

export const operations = defineRoutes(paths, {
  listTemplates: { summary: 'Every mail that leaves by itself, with its switch and its languages', ...plugin, ok: z.array(s.templateRow) },
  getTemplate: {
    summary: 'What a mail says in a language, who changed it, and what may stand in it; the answer has an ETag',
    ...plugin,
    params: byKey,
    query: s.templateQuery,
    ok: s.template,
  },
  saveTemplate: {
    summary: 'Write another version; needs If-Match. A variable that is not known is refused with its place',
    ...changes,
    body: s.templateInput,
    bodyLimit: 131_072,
    errors: ['precondition_required', 'version_conflict', ...unusable],
  },
  restoreTemplate: {
    summary: 'Make an earlier version the newest; version 0 is the text of the suite',
    ...changes,
    body: s.restoreInput,
    errors: ['not_found', 'version_conflict'],
  },
  switchTemplate: { summary: 'Let a mail leave, or not', ...changes, body: s.switchInput, errors: ['transactional_emails.required_mail'] },
  previewTemplate: {
    summary: 'The mail as it would arrive, with the data of a project or with samples',
    ...plugin,
    params: byKey,
    body: s.previewInput,
    bodyLimit: 131_072,
    ok: s.preview,
    ratePerMember: 120,
    errors: ['not_found'],
  },
  testTemplate: {
    summary: 'Send the saved mail to my own address',
    ...writes,
    idempotent: true,
    params: byKey,
    body: s.testInput,
    ok: s.sentMail,
    status: 201,
    ratePerMember: 20,
    errors: ['not_found'],
  },
  listLogs: { summary: 'What was sent, the newest first', ...plugin, query: s.logQuery, ok: pageOf(s.sentMail) },
  getLog: { summary: 'A mail as it arrived, and what happened to it', ...plugin, params: byId, ok: s.mailCopy },
  resendLog: {
    summary: 'Send the same mail once more',
    ...writes,
    idempotent: true,
    params: byId,
    ok: s.sentMail,
    status: 201,
    errors: ['transactional_emails.cannot_resend', 'transactional_emails.suppressed'],
  },
  getSchedule: {
    summary: 'What the client of a project has received and will receive, and when',
    ...plugin,
    params: z.object({ projectId: idParam }),
    ok: s.schedule,
  },
  getSettings: { summary: 'In whose name mail leaves; the answer has an ETag', ...plugin, ok: s.settings },
  saveSettings: {
    summary: 'Say in whose name mail leaves; needs If-Match',
    access: 'admin',
    body: s.settingsInput,
    ok: s.settings,
    errors: ['precondition_required', 'version_conflict'],
  },
  getDigest: { summary: 'Whether I get one mail a day about what clients did', ...plugin, ok: s.digest },
  setDigest: { summary: 'Get one mail a day about what clients did, or none', ...plugin, body: s.digest, ok: s.digest },
  listSuppressions: {
    summary: 'Addresses that get no mail any more',
    ...plugin,
    reach: 'all_projects',
    query: pageQuery.omit({ ordering: true }),
    ok: pageOf(s.suppression),
  },
  addSuppression: {
    summary: 'Write to an address no more',
    ...writes,
    reach: 'all_projects',
    idempotent: true,
    body: s.newSuppression,
    ok: s.suppression,
    status: 201,
  },
  removeSuppression: {
    summary: 'Write to an address again; never after a complaint',
    access: 'admin',
    params: byId,
    ok: z.object({ id }),
    errors: ['transactional_emails.complaint_stays'],
  },
  providerWebhook: {
    summary: 'A provider tells what became of mails; signed with the key of the business',
    access: 'public',
    csrf: false,
    ratePerMinute: 6_000,
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ business: idParam }),
    bodyType: 'application/octet-stream',
    bodyLimit: 262_144,
    body: z.instanceof(Uint8Array),
    ok: z.object({ taken: z.int() }),
    errors: ['not_found', 'transactional_emails.bad_signature'],
  },
});
