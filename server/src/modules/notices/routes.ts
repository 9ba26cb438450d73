import type { operations } from '@butterfly/contracts/notices';
import { requireOwnOrDelete } from '../../platform/auth/require-feature';
import type { Call, Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { recordReply } from '../../platform/records/record-reply';
import { possibleReaders } from './audience';
import { noticePage } from './repository';
import type { NoticeService } from './service';

const editorOf = ({ session, permissions }: Pick<Call, 'permissions'> & { session: { memberId: number } }) => ({
  memberId: session.memberId,
  isAdmin: permissions.is_admin,
});
const ON_PROJECT = { page: 1, page_size: 200, status: 'published' } as const;

export function noticesHandlers({ service, platform }: { service: NoticeService; platform: Platform }): Handlers<typeof operations> {
  return {
    listNotices: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/notices/notices/', query, ...(await noticePage(db, query)) })),
    createNotice: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    getNotice: async ({ params, tx }) => recordReply(await tx((db) => service.read(db, params.id))),
    updateNotice: async (call) => {
      const { params, body: patch, headers } = call;
      return recordReply(
        await call.tx((db) => service.update(db, { id: params.id, patch, ifMatch: headers['if-match'], editor: editorOf(call) })),
      );
    },
    archiveNotice: async ({ params, session, permissions, tx }) =>
      recordReply(
        await tx(async (db) => {
          requireOwnOrDelete({ permissions, session }, (await service.read(db, params.id)).author_id);
          return service.setArchived(db, { id: params.id, archived: true });
        }),
      ),
    restoreNotice: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
    publishNotice: async (call) => recordReply(await call.tx((db) => service.publish(db, { id: call.params.id, editor: editorOf(call) }))),
    seeNotice: async ({ params, tx }) => recordReply(await tx((db) => service.see(db, params.id))),
    ackNotice: async ({ params, tx }) => recordReply(await tx((db) => service.acknowledge(db, params.id))),
    remindNotice: async (call) => ({ reminded: await call.tx((db) => service.remind(db, { id: call.params.id, editor: editorOf(call) })) }),
    listReceipts: (call) => call.tx((db) => service.receipts(db, { id: call.params.id, editor: editorOf(call) })),
    listProjectNotices: ({ params, tx }) =>
      tx(async (db) => {
        if (!(await platform.api('tenant_crm').projectExists(db, params.projectId))) throw new AppError('not_found');
        return (await noticePage(db, ON_PROJECT, params.projectId)).results;
      }),
    listTargets: ({ tx }) =>
      tx(async (db) => {
        const readers = await possibleReaders(db, platform);
        const roles = new Map(readers.flatMap((reader) => reader.roles.map(({ id, name }) => [id, name] as const)));
        return { roles: [...roles].map(([id, name]) => ({ id, name })), members: readers.map(({ memberId: id, name }) => ({ id, name })) };
      }),
  };
}
