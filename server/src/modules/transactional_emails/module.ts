import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/transactional_emails';
import { assistantTools } from '@butterfly/contracts/transactional_emails/assistant-tools';
import { createSecretBox } from '../../platform/auth/secret-box';
import { defineModule, type ModuleDeps } from '../../platform/define-module';
import { hearDoings } from './digest/hear-doings';
import { digestJob } from './digest/job';
import { importMails } from './import-mails';
import { Renderer } from './rendering/renderer';
import { mailHandlers } from './routes';
import { ScheduleService } from './schedule/service';
import { MailDelivery } from './sends/delivery';
import { Facts } from './sends/facts';
import { MailLog } from './sends/log';
import { outbox } from './sends/provider';
import { SealedMails } from './sends/sealed';
import { SendService } from './sends/service';
import { smtpProvider } from './sends/smtp-provider';
import { SettingsService } from './settings/service';
import { TemplateService } from './templates/service';
import { WebhookService } from './webhooks/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

function servicesOf(platform: ModuleDeps) {
  const { env } = platform;
  const [settings, renderer, facts] = [new SettingsService(platform), new Renderer(), new Facts(platform)];
  const sealed = new SealedMails(createSecretBox(env.SESSION_SECRET, 'transactional_emails'));
  const provider = env.SMTP_URL ? smtpProvider(env.SMTP_URL, env) : outbox;
  const delivery = new MailDelivery({ platform, settings, renderer, sealed, provider });
  const templates = new TemplateService({ platform, facts, renderer });
  return {
    ...{ settings, renderer, delivery, templates },
    api: importMails({ platform, facts, renderer, sealed }),
    log: new MailLog({ platform, facts, sealed, delivery }),
    sends: new SendService({ platform, sealed, delivery, templates }),
    schedule: new ScheduleService({ platform, facts }),
    webhooks: new WebhookService({ platform, settings, sealed }),
  };
}

const definition = defineModule({
  id: 'transactional_emails',
  operations,
  errors,
  events,
  assistantTools,
  subjects: {
    mail: { table: 'transactional_emails_send', name: 'subject', project: 'project_id', path: '/transactional_emails/logs/:project_id' },
  },
  start: (platform) => {
    const services = servicesOf(platform);
    return {
      handlers: mailHandlers({ ...services, platform }),
      api: services.api,
      fills: { 'platform.mail_log': services.log },
      on: hearDoings(),
      jobs: [...services.delivery.jobs(), digestJob(platform)],
      close: () => services.renderer.close(),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
