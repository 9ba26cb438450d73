import type { operations, Request } from '@butterfly/contracts/client_requests';
import { reply, type Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { csvDownload } from '../../platform/records/csv';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import { weighWish } from './pricing/impact';
import type { PricingService } from './pricing/service';
import { mergeRequests } from './requests/merge';
import { requestFilter, requests } from './requests/repository';
import type { RequestService } from './requests/service';
import { answerTemplateList, answerTemplates, settings } from './settings/repository';
import type { ThreadService } from './thread/service';

export interface RequestParts {
  readonly platform: Pick<Platform, 'api' | 'clock'>;
  readonly service: RequestService;
  readonly thread: ThreadService;
  readonly pricing: PricingService;
}

/** Operation to service call. */
export function clientRequestsHandlers(parts: RequestParts): Handlers<typeof operations> {
  return { ...readHandlers(parts), ...threadHandlers(parts), ...stepHandlers(parts), ...priceHandlers(parts), ...officeHandlers() };
}

function readHandlers({ service, platform }: RequestParts) {
  return {
    listRequests: async ({ query, tx }) =>
      pageAnswer({ path: '/api/client_requests/requests/', query, ...(await tx((db) => service.page(db, query))) }),
    createRequest: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    exportRequests: async ({ query, tx }) => {
      const filter = requestFilter(query);
      const rowsAfter = (id: number, limit: number) => tx(async (db) => service.all(db, await requests.after(db, { filter, id, limit })));
      const heading = ['Number', 'Project', 'Kind', 'Title', 'Status', 'Asked by', 'Asked on', 'Due', 'Done', 'Stars'];
      const cells = (one: Request) => [
        ...[one.number, one.project_name, one.type, one.title, one.status, one.asked_by],
        ...[one.created_at, one.due_at, one.resolved_at ?? '', one.rating === null ? '' : String(one.rating)],
      ];
      return csvDownload({ fileName: 'client-requests.csv', heading, cells, rowsAfter });
    },
    getBoard: ({ tx }) => tx((db) => service.board(db)),
    listPeople: ({ tx }) =>
      tx(async (db) =>
        (await platform.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name })),
      ),
    getWaiting: ({ tx }) => tx((db) => service.waiting(db)),
    readWish: ({ params, body, tx }) => tx((db) => weighWish(db, platform, { projectId: params.projectId, ...body })),
    getRequest: async ({ params, tx }) => liveReply(await tx((db) => service.read(db, params.id))),
    updateRequest: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function threadHandlers({ thread }: RequestParts) {
  return {
    listMessages: ({ params, tx }) => tx((db) => thread.list(db, params.id)),
    reply: async ({ params, body, tx }) => reply(await tx((db) => thread.reply(db, { id: params.id, ...body })), { status: 201 }),
    writeNote: async ({ params, body, tx }) => reply(await tx((db) => thread.writeNote(db, { id: params.id, ...body })), { status: 201 }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function stepHandlers({ service, platform }: RequestParts) {
  return {
    moveRequest: async ({ params, body, tx }) =>
      liveReply(
        await tx((db) =>
          body.to === 'closed' ? service.close(db, { id: params.id, resolution: '' }) : service.move(db, { id: params.id, to: body.to }),
        ),
      ),
    closeRequest: async ({ params, body, tx }) => liveReply(await tx((db) => service.close(db, { id: params.id, ...body }))),
    reopenRequest: async ({ params, body, tx }) => liveReply(await tx((db) => service.reopen(db, { id: params.id, ...body }))),
    allowLate: async ({ params, body, tx }) => liveReply(await tx((db) => service.allowLate(db, { id: params.id, ...body }))),
    mergeRequest: async ({ params, body, tx }) =>
      liveReply(await tx((db) => mergeRequests(db, { ...platform, service, id: params.id, intoId: body.into_id }))),
    rateRequest: async ({ params, body, tx }) => liveReply(await tx((db) => service.rate(db, { id: params.id, ...body }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function priceHandlers({ pricing }: RequestParts) {
  return {
    quoteRequest: async ({ params, body, tx }) => liveReply(await tx((db) => pricing.quote(db, { id: params.id, ...body }))),
    approveRequest: async ({ params, body, tx }) => liveReply(await tx((db) => pricing.approve(db, { id: params.id, by: body.told_by }))),
    applyRequest: async ({ params, tx }) => liveReply(await tx((db) => pricing.apply(db, params.id))),
    declineRequest: async ({ params, body, tx }) => liveReply(await tx((db) => pricing.decline(db, { id: params.id, ...body }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function officeHandlers() {
  return {
    listAnswerTemplates: ({ tx }) => tx(answerTemplateList),
    createAnswerTemplate: async ({ body, tx }) => recordReply(await tx((db) => answerTemplates.insert(db, body)), 201),
    updateAnswerTemplate: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          await answerTemplates.lockVersion(db, { id: params.id, ifMatch: headers['if-match'] });
          return answerTemplates.patch(db, { id: params.id, changes: body });
        }),
      ),
    removeAnswerTemplate: ({ params, tx }) =>
      tx(async (db) => {
        await answerTemplates.read(db, params.id);
        await answerTemplates.mark(db, { ids: [params.id], column: 'archived_at', on: true });
        return undefined;
      }),
    getSettings: async ({ tx }) => recordReply(await tx((db) => settings.theOne(db))),
    updateSettings: async ({ body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          const { id } = await settings.theOne(db);
          await settings.lockVersion(db, { id, ifMatch: headers['if-match'] });
          return settings.patch(db, { id, changes: body });
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}
