import type { operations, Settings } from '@butterfly/contracts/twilio_communications';
import { pageAnswer } from '../../platform/http/page-answer';
import { reply, type Call, type Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import type { Recordings } from './calls/recordings';
import type { CallService } from './calls/service';
import { readSettings, readUserSettings, writeUserSettings } from './settings/repository';
import { etagOf, type SettingsService } from './settings/service';
import { addTemplate, allTemplates, changeTemplate, removeTemplate } from './templates/repository';
import type { ManyTexts } from './texts/many-texts';
import type { MediaShelf } from './texts/media';
import type { TextService } from './texts/service';
import { identityOf, TOKEN_SECONDS, voiceAccessToken } from './voice/access-token';

export interface Services {
  readonly deps: Platform;
  readonly settings: SettingsService;
  readonly calls: CallService;
  readonly recordings: Recordings;
  readonly texts: TextService;
  readonly many: ManyTexts;
  readonly media: MediaShelf;
}

type Webhooks =
  | 'smsWebhook'
  | 'messageStatusWebhook'
  | 'voiceWebhook'
  | 'dialWebhook'
  | 'callStatusWebhook'
  | 'recordingWebhook'
  | 'transcriptionWebhook';

/** Operation to service call. */
export function ownHandlers({
  deps,
  settings,
  calls,
  recordings,
  texts,
  many,
  media,
}: Services): Omit<Handlers<typeof operations>, Webhooks> {
  return {
    getVoiceToken: async ({ session, tx }) => {
      const credentials = settings.credentials(session.tenantId, await tx(readSettings));
      if (!credentials) throw new AppError('twilio_communications.not_configured');
      const [identity, now] = [identityOf(session.memberId), deps.clock()];
      return {
        token: voiceAccessToken(credentials, { identity, now }),
        identity,
        expires_at: new Date(now.getTime() + TOKEN_SECONDS * 1_000).toISOString(),
      };
    },
    getSettings: async ({ permissions, tx }) => tagged(await tx((db) => settings.read(db, permissions))),
    saveSettings: async ({ body, headers, tx }) => tagged(await tx((db) => settings.save(db, body, headers['if-match']))),
    forgetCredentials: ({ tx }) => tx((db) => settings.forget(db)),
    getUserSettings: ({ session, tx }) => tx((db) => readUserSettings(db, session.memberId)),
    saveUserSettings: async ({ body, session, tx }) => {
      await tx((db) => writeUserSettings(db, session.memberId, body));
      return body;
    },
    logCall: async ({ body, session, tx }) => {
      const entry = body.sid === null && !body.client_id ? { ...body, client_id: crypto.randomUUID() } : body;
      return reply(await tx((db) => calls.log(db, entry, session.memberId)), { status: 201 });
    },
    lookUpCaller: ({ body, tx }) => tx((db) => calls.who(db, body.number)),
    listCalls: async ({ query, tx }) =>
      pageAnswer({ path: '/api/twilio_communications/calls/', query, ...(await tx((db) => calls.page(db, query))) }),
    updateCall: ({ params, body, tx }) => tx((db) => calls.update(db, params.id, body)),
    readRecording: ({ params, headers, tx }) => recordings.read(params.id, { range: headers['range'], tx }),
    deleteRecording: ({ params, tx }) => recordings.remove(params.id, tx),
    listConversations: async ({ query, tx }) =>
      pageAnswer({ path: '/api/twilio_communications/conversations/', query, ...(await tx((db) => texts.page(db, query))) }),
    openConversation: ({ body, tx }) => tx((db) => texts.open(db, body)),
    getConversation: ({ params, tx }) => tx((db) => texts.get(db, params.id)),
    updateConversation: ({ params, body, tx }) => tx((db) => texts.update(db, params.id, body)),
    listProjectMessages: ({ params, tx }) => tx((db) => texts.ofProject(db, params.projectId)),
    listMessages: ({ params, query, tx }) =>
      tx((db) => texts.messages(db, { id: params.id, before: query.before ?? null, limit: query.limit })),
    sendMessage: async ({ body, headers, tx }) => reply(await tx((db) => texts.send(db, body, keyOf(headers))), { status: 201 }),
    previewMany: ({ body, tx }) => tx((db) => many.preview(db, body)),
    sendMany: async ({ body, headers, tx }) => reply(await tx((db) => many.send(db, body, keyOf(headers))), { status: 201 }),
    retryMessage: ({ params, tx }) => tx((db) => texts.retry(db, params.id)),
    listPlanned: ({ query, tx }) => tx((db) => texts.planned.list(db, query.conversation ?? null)),
    updatePlanned: ({ params, body, tx }) => tx((db) => texts.planned.update(db, params.id, body)),
    sendPlanned: ({ params, body, tx }) => tx((db) => texts.planned.sendNow(db, params.id, body.version)),
    cancelPlanned: ({ params, tx }) => tx((db) => texts.planned.cancel(db, params.id)),
    uploadMedia: async ({ query, body, session, tx }) => {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      return reply(await media.add(session.tenantId, { bytes, name: query.name }, tx), { status: 201 });
    },
    readMedia: async ({ params, session, tx }) =>
      deps.files.download(session.tenantId, await tx((db) => media.file(db, params.id)), { inline: true }),
    sharedMedia: async ({ params, headers, ip }) => {
      const { tenantId, file } = await media.shared({ token: params.token, headers, ip });
      return deps.files.download(tenantId, file, { inline: true });
    },
    listTemplates: ({ tx }) => tx(allTemplates),
    createTemplate: async ({ body, tx }) => reply(await tx((db) => addTemplate(db, body)), { status: 201 }),
    updateTemplate: ({ params, body, tx }) => tx((db) => changeTemplate(db, params.id, body)),
    deleteTemplate: ({ params, tx }) => tx((db) => removeTemplate(db, params.id)),
  };
}

const tagged = (settings: Settings) => reply(settings, { etag: etagOf(settings) });

function keyOf(headers: Call['headers']): string {
  const key = headers['idempotency-key']?.trim().slice(0, 100);
  if (!key) throw new AppError('twilio_communications.key_required');
  return key;
}
