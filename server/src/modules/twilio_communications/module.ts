import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/twilio_communications';
import { assistantTools } from '@butterfly/contracts/twilio_communications/assistant-tools';
import { defineModule, type ModuleDeps } from '../../platform/define-module';
import type { TwilioCommunicationsApi } from './api';
import { Recordings } from './calls/recordings';
import { CallService } from './calls/service';
import { ownHandlers } from './routes';
import { search } from './search';
import { SettingsService } from './settings/service';
import { moveConversations } from './texts/conversation.repository';
import { AgreedTexts } from './texts/agreed-texts';
import { TextDelivery } from './texts/delivery';
import { importTexts } from './texts/import-texts';
import { IncomingMedia } from './texts/incoming-media';
import { LiveTexts } from './texts/live-texts';
import { ManyTexts } from './texts/many-texts';
import { MayText } from './texts/may-text';
import { MediaShelf } from './texts/media';
import { cancelPlannedOf } from './texts/planned.repository';
import { SendTimes } from './texts/send-times';
import { TextService } from './texts/service';
import { webhookHandlers } from './webhooks/routes';
import { TextHook } from './webhooks/texts';
import { VoiceHook } from './webhooks/voice';

function servicesOf(deps: ModuleDeps) {
  const settings = new SettingsService(deps);
  const [media, live, calls] = [new MediaShelf(deps), new LiveTexts(deps), new CallService(deps)];
  const [mayText, times] = [new MayText(deps, settings), new SendTimes(deps)];
  const delivery = new TextDelivery({ deps, settings, mayText, times, media, live });
  const texts = new TextService({ deps, mayText, times, media, delivery, live });
  const agreed = new AgreedTexts({ deps, texts });
  const incoming = new IncomingMedia({ deps, media, live });
  const recordings = new Recordings({ deps, settings, calls });
  const many = new ManyTexts({ deps, mayText, times, live });
  return { deps, settings, media, live, calls, recordings, delivery, texts, agreed, many, incoming };
}

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'twilio_communications',
  operations,
  assistantTools,
  errors,
  events,
  search,
  start: (deps) => {
    const services = servicesOf(deps);
    const voice = new VoiceHook(services);
    const texts = new TextHook({ deps, texts: services.texts, live: services.live, media: services.incoming });
    return {
      handlers: { ...ownHandlers(services), ...webhookHandlers({ deps, settings: services.settings, voice, texts }) },
      api: {
        sendWaiting: () => services.delivery.sendWaiting(),
        sendAgreed: (db, text) => services.agreed.send(db, text),
        importTexts,
      } satisfies TwilioCommunicationsApi,
      jobs: [...services.delivery.jobs(), services.incoming.job()],
      on: {
        'tenant_crm.contact.merged@1': ({ payload }, db) => moveConversations(db, { from: payload.merged_id, to: payload.survivor_id }),
        'contact_management.client.erased@1': async ({ payload }, db) => {
          await cancelPlannedOf(db, payload.contact_id);
          await moveConversations(db, { from: payload.contact_id, to: null });
        },
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
