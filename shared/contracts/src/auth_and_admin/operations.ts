import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { id, idParam } from '../core/primitives';
import { accessRequest, accessRequestReceipt, newAccessRequest, approval, refusal } from './access-requests.schema';
import { business, businessPatch, storageUse } from './business.schema';
import { paths } from './paths';
import { credentials, keptMail, resetConfirmation, resetRequest, sessionRow, tenantChoice, user } from './schema';

/** Signing in and out, sessions, the forgotten password (decisions ). */
export const operations = defineRoutes(paths, {
  check: {
    summary: 'Who is signed in? Sets the csrftoken cookie, also when it answers 401',
    access: 'public',
    ok: z.object({ authenticated: z.literal(true), user }),
    errors: ['not_authenticated'],
  },
  login: {
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: credentials,
    bodyLimit: 4_096,
    ok: z.object({ user }),
    ratePerMinute: 60,
    errors: ['auth_and_admin.wrong_credentials', 'auth_and_admin.locked'],
  },
  logout: { summary: 'End this session', access: 'session', body: z.object({}).optional(), bodyLimit: 4_096, ok: z.object({}) },
  requestPasswordReset: {
    summary: 'Mail a link to set a new password; the answer does not tell whether the address is known',
    access: 'public',
    body: resetRequest,
    bodyLimit: 4_096,
    ok: z.object({}),
    ratePerMinute: 10,
  },
  confirmPasswordReset: {
    summary: 'Set a new password with the link; ends all sessions',
    access: 'public',
    body: resetConfirmation,
    bodyLimit: 4_096,
    ok: z.object({}),
    ratePerMinute: 20,
    errors: ['auth_and_admin.reset_invalid'],
  },
  listSessions: { summary: 'Where am I signed in?', access: 'session', ok: z.array(sessionRow) },
  endSession: { summary: 'Sign out one place', access: 'session', params: z.object({ id: idParam }) },
  endOtherSessions: {
    summary: 'Sign out everywhere else',
    access: 'session',
    body: z.object({}).optional(),
    bodyLimit: 4_096,
    ok: z.object({ ended: z.int() }),
  },
  listTenants: { summary: 'The businesses I belong to', access: 'session', ok: z.array(tenantChoice) },
  switchTenant: {
    summary: 'Work for another business of mine, in this session',
    access: 'session',
    body: z.object({ tenant_id: id }),
    bodyLimit: 4_096,
    ok: tenantChoice,
    errors: ['not_found'],
  },
  requestAccess: {
    summary: 'Ask the administrators for a plugin. 200 instead of 201 when the request is waiting already',
    access: 'session',
    body: newAccessRequest,
    bodyLimit: 8_192,
    ratePerMinute: 20,
    ok: accessRequestReceipt,
    status: 201,
    errors: ['auth_and_admin.plugin_unknown', 'auth_and_admin.plugin_switched_off', 'auth_and_admin.access_already'],
  },
  listAccessRequests: { summary: 'Who has asked for what, the waiting ones first', access: 'admin', ok: z.array(accessRequest) },
  listAdmins: { summary: 'Who can give access in my business', access: 'session', ok: z.array(z.object({ name: z.string() })) },
  approveAccess: {
    summary: 'Give the member the plugin, for good or until a moment; ends by itself then',
    access: 'admin',
    params: z.object({ id: idParam }),
    body: approval,
    bodyLimit: 4_096,
    ok: accessRequest,
    errors: ['auth_and_admin.request_decided'],
  },
  declineAccess: {
    summary: 'Decline a request; the member is told',
    access: 'admin',
    params: z.object({ id: idParam }),
    body: refusal,
    bodyLimit: 4_096,
    ok: accessRequest,
    errors: ['auth_and_admin.request_decided'],
  },
  getTenant: { summary: 'My business: name, zone, language, brand', access: 'admin', ok: business },
  updateTenant: {
    summary: 'Change facts of the business; needs If-Match',
    access: 'admin',
    body: businessPatch,
    bodyLimit: 16_384,
    ok: business,
    errors: ['precondition_required', 'version_conflict'],
  },
  readStorage: { summary: 'How much room for files my business has, and how much of it is taken', access: 'admin', ok: storageUse },
  readOutbox: {
    summary: 'Mail of my business. Mail to a person with a link or a code in it is never among it',
    access: 'admin',
    ok: z.array(keptMail),
  },
});
