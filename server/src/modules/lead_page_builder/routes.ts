import type { operations, PageRow } from '@butterfly/contracts/lead_page_builder';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { recordReply } from '../../platform/records/record-reply';
import { archiveForm, createForm, updateForm } from './forms/service';
import { publicPath, type PageService } from './pages/service';
import { versionList } from './pages/versions.repository';
import type { PublicPages } from './public/pages';
import type { PageCards } from './public/card/page-cards';
import { cardFacts } from './public/card/shared-picture';
import { publicHandlers } from './public/routes';
import type { FormPost } from './public/submit';
import { formList, forms, pagePage, pages, submissionPage } from './repository';
import { overviewOf, statsOf } from './stats/service';
import type { SubmissionService } from './submissions/service';

export interface LeadPageParts {
  readonly platform: Platform;
  readonly service: PageService;
  readonly submissions: SubmissionService;
  readonly publicPages: PublicPages;
  readonly post: FormPost;
  readonly cards: PageCards;
}

/** Operation to service call. */
export function leadPageHandlers(parts: LeadPageParts): Handlers<typeof operations> {
  return { ...pageHandlers(parts), ...formHandlers(parts), ...submissionHandlers(parts), ...publicHandlers(parts) };
}

function pageHandlers({ platform, service, cards }: LeadPageParts) {
  return {
    listPages: async ({ query, tx }) => {
      const { list, business } = await tx(async (db) => ({
        list: await pagePage(db, query),
        business: await platform.api('auth_and_admin').tenant(db),
      }));
      const results = list.results.map((row): PageRow => ({ ...row, public_path: publicPath(business.slug, row.slug) }));
      return pageAnswer({ path: '/api/lead_page_builder/pages/', query, ...list, results });
    },
    createPage: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    getOverview: ({ tx }) => tx((db) => overviewOf(db, platform)),
    getPage: async ({ params, tx }) => recordReply(await tx((db) => service.read(db, params.id))),
    updatePage: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    publishPage: async ({ params, tx }) => recordReply(await tx((db) => service.publish(db, params.id))),
    unpublishPage: async ({ params, tx }) => recordReply(await tx((db) => service.unpublish(db, params.id))),
    duplicatePage: async ({ params, body, tx }) => recordReply(await tx((db) => service.duplicate(db, { id: params.id, ...body })), 201),
    restorePage: async ({ params, body, tx }) =>
      recordReply(await tx((db) => service.restore(db, { id: params.id, versionId: body.version_id }))),
    archivePage: async ({ params, tx }) => recordReply(await tx((db) => service.archive(db, params.id))),
    pageCard: async ({ params, tx }) => {
      const order = await tx(async (db) => {
        const [page, tenant] = [await pages.read(db, params.id), await platform.api('auth_and_admin').tenant(db)];
        return cards.order(db, { tenantId: tenant.id, pageId: page.id, facts: cardFacts(page, tenant) });
      });
      return cards.answer(order, undefined);
    },
    listVersions: ({ params, tx }) =>
      tx(async (db) => {
        await pages.read(db, params.id);
        return versionList(db, params.id);
      }),
    pageStats: ({ params, tx }) => tx((db) => statsOf(db, { id: params.id, api: platform.api, clock: platform.clock })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function formHandlers({ platform }: LeadPageParts) {
  return {
    listForms: ({ tx }) => tx(formList),
    createForm: async ({ body, tx }) =>
      recordReply(await tx(async (db) => createForm(db, body, await platform.api('auth_and_admin').tenant(db))), 201),
    getForm: async ({ params, tx }) => recordReply(await tx((db) => forms.read(db, params.id))),
    updateForm: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => updateForm(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveForm: async ({ params, tx }) => recordReply(await tx((db) => archiveForm(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function submissionHandlers({ submissions }: LeadPageParts) {
  return {
    listSubmissions: async ({ query, tx }) =>
      pageAnswer({ path: '/api/lead_page_builder/submissions/', query, ...(await tx((db) => submissionPage(db, query))) }),
    acceptSubmission: async ({ params, tx }) => recordReply(await tx((db) => submissions.accept(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}
