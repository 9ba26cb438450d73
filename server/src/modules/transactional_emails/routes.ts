import type { operations, Template } from '@butterfly/contracts/transactional_emails';
import { reply, type Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { etagOf } from '../../platform/records/etag-of';
import { localDay } from '../../platform/time/local-time';
import { setDigest, wantsDigest } from './digest/repository';
import type { ScheduleService } from './schedule/service';
import type { SendService } from './sends/service';
import type { SettingsService } from './settings/service';
import { findSuppression, lift, suppress, suppressionPage } from './suppressions/repository';
import { templateTag, type TemplateService } from './templates/service';
import type { WebhookService } from './webhooks/service';

interface Services {
  readonly platform: Pick<Platform, 'api' | 'clock'>;
  readonly templates: TemplateService;
  readonly sends: SendService;
  readonly schedule: ScheduleService;
  readonly settings: SettingsService;
  readonly webhooks: WebhookService;
}

const BASE = '/api/transactional_emails';
const tagged = (template: Template) => reply(template, { etag: templateTag(template) });

/** Operation to service call. */
export function mailHandlers({ platform, templates, sends, schedule, settings, webhooks }: Services): Handlers<typeof operations> {
  return {
    listTemplates: ({ tx }) => tx((db) => templates.list(db)),
    getTemplate: async ({ params, query, tx }) => tagged(await tx((db) => templates.read(db, { ...params, ...query }))),
    saveTemplate: async ({ params, body, headers, tx }) =>
      tagged(await templates.save(tx, { key: params.key, input: body, ifMatch: headers['if-match'] })),
    restoreTemplate: async ({ params, body, tx }) => tagged(await tx((db) => templates.restore(db, { ...params, ...body }))),
    switchTemplate: ({ params, body, tx }) => tx((db) => templates.switch(db, { key: params.key, isOn: body.is_on })),
    previewTemplate: ({ params, body, tx }) => templates.preview(tx, { key: params.key, input: body }),
    testTemplate: async ({ params, body, session, tx }) => {
      const wanted = { key: params.key, language: body.language, projectId: body.project_id, session };
      return reply(await tx((db) => sends.test(db, wanted)), { status: 201 });
    },
    listLogs: async ({ query, tx }) => pageAnswer({ path: `${BASE}/logs/`, query, ...(await tx((db) => sends.page(db, query))) }),
    getLog: ({ params, tx }) => tx((db) => sends.copy(db, params.id)),
    resendLog: async ({ params, session, tx }) =>
      reply(await sends.resend(tx, { id: params.id, tenantId: session.tenantId }), { status: 201 }),
    getSchedule: ({ params, tx }) => tx((db) => schedule.ofProject(db, params.projectId)),
    getSettings: async ({ permissions, tx }) => {
      const read = await tx((db) => settings.read(db, { isAdmin: permissions.is_admin }));
      return reply(read, { etag: etagOf(read) });
    },
    saveSettings: async ({ body, headers, tx }) => {
      const saved = await tx((db) => settings.save(db, { input: body, ifMatch: headers['if-match'] }));
      return reply(saved, { etag: etagOf(saved) });
    },
    getDigest: ({ tx }) => tx(async (db) => ({ wants: await wantsDigest(db) })),
    setDigest: ({ body, tx }) =>
      tx(async (db) => {
        const { tz } = await platform.api('auth_and_admin').tenant(db);
        await setDigest(db, { ...body, today: localDay(platform.clock(), tz) });
        return body;
      }),
    listSuppressions: async ({ query, tx }) =>
      pageAnswer({ path: `${BASE}/suppressions/`, query, ...(await tx((db) => suppressionPage(db, query))) }),
    addSuppression: async ({ body, tx }) => reply(await tx((db) => suppress(db, { email: body.email, reason: 'manual' })), { status: 201 }),
    removeSuppression: ({ params, tx }) =>
      tx(async (db) => {
        const held = await findSuppression(db, params.id);
        if (!held) throw new AppError('not_found');
        if (!held.can_lift) throw new AppError('transactional_emails.complaint_stays');
        await lift(db, params.id);
        return { id: params.id };
      }),
    providerWebhook: ({ params, query, body, headers }) =>
      webhooks.hear({ provider: params.provider, tenantId: query.business, body, headers }),
  };
}
