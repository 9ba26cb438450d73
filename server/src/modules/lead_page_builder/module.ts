import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/lead_page_builder';
import { assistantTools } from '@butterfly/contracts/lead_page_builder/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { PageService } from './pages/service';
import { serveLeadPages } from './public/http';
import { PageCards } from './public/card/page-cards';
import { PublicPages } from './public/pages';
import { FormPost } from './public/submit';
import { leadPageHandlers } from './routes';
import { FollowUp } from './submissions/follow-up';
import { SubmissionService } from './submissions/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'lead_page_builder',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: { page: { table: 'lead_page_builder_page', name: 'title', path: '/lead_page_builder/:id' } },
  search: {
    page: {
      group: 'Lead pages',
      icon: 'text',
      table: 'lead_page_builder_page',
      text: `platform_plain(title || ' ' || slug)`,
      title: 'title',
      path: '/lead_page_builder/:id',
      where: 'archived_at is null',
    },
  },
  start: (platform) => {
    const pages = new PublicPages(platform);
    const submissions = new SubmissionService(platform);
    const post = new FormPost({ platform, pages, service: submissions });
    const service = new PageService(platform);
    const followUp = new FollowUp(platform);
    return {
      handlers: leadPageHandlers({ platform, service, submissions, publicPages: pages, post, cards: new PageCards(platform) }),
      on: {
        'lead_page_builder.lead_page.submitted@1': {
          hear: (event, db) => followUp.hear([event], db),
          hearTogether: (events, db) => followUp.hear(events, db),
        },
      },
      http: (app) => serveLeadPages(app, { pages, limited: platform.env.RATE_LIMITS }),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
