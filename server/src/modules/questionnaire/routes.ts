import type { operations } from '@butterfly/contracts/questionnaire';
import { reply, type Handlers } from '../../platform/define-module';
import { moneyIn } from '../../platform/documents/money-in';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { pageAnswer } from '../../platform/http/page-answer';
import { siteAddress } from '../../platform/http/requests/site-address';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import type { Platform } from '../../platform/platform';
import type { BoardQuestions } from './answers/board';
import type { AnsweringDoor } from './answers/door';
import { responsesCsv, responsesOf } from './answers/responses';
import { fileHandlers } from './files/routes';
import type { QuestionnaireFiles } from './files/service';
import type { MappingService } from './mapping/service';
import type { QuestionnaireService } from './sent/service';
import { templatePage, templates } from './templates/repository';
import type { TemplateService } from './templates/service';
import { answersPdf } from './paper/answers-pdf';

export interface QuestionnaireParts {
  readonly platform: Pick<Platform, 'api' | 'documents' | 'env'>;
  readonly library: TemplateService;
  readonly service: QuestionnaireService;
  readonly mapping: MappingService;
  readonly door: AnsweringDoor;
  readonly files: QuestionnaireFiles;
  readonly boards: BoardQuestions;
}

/** Operation to service call. */
export function questionnaireHandlers(parts: QuestionnaireParts): Handlers<typeof operations> {
  return {
    ...templateHandlers(parts),
    ...staffHandlers(parts),
    ...answerHandlers(parts),
    ...publicHandlers(parts),
    ...fileHandlers(parts),
  };
}

function templateHandlers({ library }: QuestionnaireParts) {
  return {
    listTemplates: async ({ query, tx }) =>
      pageAnswer({ path: '/api/questionnaire/templates/', query, ...(await tx((db) => templatePage(db, query))) }),
    createTemplate: async ({ body, tx }) => recordReply(await tx((db) => library.create(db, body)), 201),
    getTemplate: async ({ params, tx }) => recordReply(await tx((db) => templates.read(db, params.id))),
    updateTemplate: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => library.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    duplicateTemplate: async ({ params, tx }) => recordReply(await tx((db) => library.duplicate(db, params.id)), 201),
    archiveTemplate: async ({ params, tx }) => recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: true }))),
    restoreTemplate: async ({ params, tx }) => recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: false }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function staffHandlers({ service, platform }: QuestionnaireParts) {
  return {
    listQuestionnaires: async ({ query, tx }) =>
      pageAnswer({ path: '/api/questionnaire/questionnaires/', query, ...(await tx((db) => service.page(db, query))) }),
    createQuestionnaire: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    getQuestionnaire: async ({ params, tx }) => liveReply(await tx((db) => service.read(db, params.id))),
    updateQuestionnaire: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    sendQuestionnaire: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => service.send(db, { id: params.id, site: siteAddress(platform.env, headers), ...body }))),
    remindRecipients: ({ params, headers, tx }) =>
      tx(async (db) => ({ reminded: await service.remind(db, { id: params.id, site: siteAddress(platform.env, headers) }) })),
    reopenQuestionnaire: async ({ params, tx }) => liveReply(await tx((db) => service.reopen(db, params.id))),
    reviewQuestionnaire: async ({ params, tx }) => liveReply(await tx((db) => service.review(db, params.id))),
    cancelQuestionnaire: async ({ params, tx }) => liveReply(await tx((db) => service.cancel(db, params.id))),
    showLink: ({ params, tx }) => tx(async (db) => ({ path: await service.address(db, params) })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function answerHandlers({ service, mapping, platform }: QuestionnaireParts) {
  return {
    getResponses: ({ params, tx }) => tx((db) => responsesOf(db, { id: params.id, service })),
    exportResponses: ({ params, tx }) =>
      tx(async (db) => {
        const { locale, currency } = await platform.api('auth_and_admin').tenant(db);
        return responsesCsv(await responsesOf(db, { id: params.id, service }), moneyIn(locale, currency));
      }),
    answersPdf: async ({ params, tx }) => {
      const paper = await tx(async (db) => {
        const { name: business, locale, currency: own } = await platform.api('auth_and_admin').tenant(db);
        const responses = await responsesOf(db, { id: params.id, service });
        const project = await platform.api('tenant_crm').project(db, responses.questionnaire.project_id);
        return { responses, business, locale, currency: project?.currency ?? own };
      });
      return answersPdf(platform.documents, paper);
    },
    applyMapping: ({ params, body, tx }) => tx((db) => mapping.apply(db, { id: params.id, ...body })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function publicHandlers({ door, platform }: QuestionnaireParts) {
  return {
    // The link is often the first address somebody opens: what the page sends needs a token of its own.
    openQuestionnaire: async ({ params, headers, ip, session }) => {
      const cookie = platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
      return reply(await door.open({ params, headers, ip }), { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
    },
    saveAnswers: (call) => door.save(call),
    submitAnswers: (call) => door.submit(call),
  } satisfies Partial<Handlers<typeof operations>>;
}
