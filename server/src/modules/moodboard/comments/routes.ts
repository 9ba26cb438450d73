import type { operations } from '@butterfly/contracts/moodboard';
import { reply, type Handlers } from '../../../platform/define-module';
import type { SharedAccess } from '../shares/shared-access';
import type { CommentService } from './service';

/** Operation to service call. */
export function commentHandlers({ comments, access }: { comments: CommentService; access: SharedAccess }) {
  return {
    listComments: ({ params, tx }) => tx((db) => comments.list(db, params.projectId)),
    addComment: async ({ params, body, tx }) => reply(await tx((db) => comments.add(db, params.projectId, body)), { status: 201 }),
    changeComment: ({ params, body, session, permissions, tx }) =>
      tx((db) => comments.change(db, { ...params, by: { memberId: session.memberId, isAdmin: permissions.is_admin }, patch: body })),
    removeComment: ({ params, session, permissions, tx }) =>
      tx((db) => comments.setRemoved(db, { ...params, by: { memberId: session.memberId, isAdmin: permissions.is_admin }, removed: true })),
    restoreComment: ({ params, session, permissions, tx }) =>
      tx((db) => comments.setRemoved(db, { ...params, by: { memberId: session.memberId, isAdmin: permissions.is_admin }, removed: false })),
    listSharedComments: ({ params, headers, ip }) =>
      access.within({ shareId: params.shareId, headers, ip }, (db, view) => comments.listShared(db, view)),
    addSharedComment: async ({ params, headers, ip, body }) =>
      reply(await access.within({ shareId: params.shareId, headers, ip }, (db, view) => comments.addShared(db, view, body)), {
        status: 201,
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
