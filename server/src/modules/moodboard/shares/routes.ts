import type { operations } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import { reply, type Call, type Handlers, type ModuleDeps } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { hashPassword } from '../../../platform/auth/password-hash';
import { readCookie, SESSION_COOKIE } from '../../../platform/http/cookies';
import { findAsset } from '../assets/repository';
import { pictureAnswer } from '../assets/routes';
import { documentText } from '../document/assemble-document';
import type { MoodboardService } from '../service';
import { assetFinder, itemFinder, withSharedAssets } from './shared-document';
import type { ShareService } from './service';
import type { SharedAccess } from './shared-access';
import { reactionsOf, setReaction } from './reactions';
import { visitorCookie } from './visitor';
import { boardIfMade } from '../require-board';
import { boardEtag } from '../etag';

interface Parts {
  readonly deps: ModuleDeps;
  readonly boards: MoodboardService;
  readonly shares: ShareService;
  readonly access: SharedAccess;
  /** Tells the team's pages that a client has reacted. */
  readonly liked: (board: { tenantId: number; project: number }) => void;
}

/** Operation to service call: links for clients, and what those see. */
export function shareHandlers({ deps, boards, shares, access, liked }: Parts) {
  const secure = deps.env.PUBLIC_URL?.startsWith('https:') ?? false;
  const linkOf = ({ params, headers, ip }: { params: { shareId: string } } & Pick<Call, 'headers' | 'ip'>) => ({
    shareId: params.shareId,
    headers,
    ip,
  });
  /** The link is often the first address somebody opens: what the page sends needs a token of its own. */
  const cookies = ({ headers, session }: Pick<Call, 'headers'> & { session: Call['session'] | null }) => [
    deps.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : ''),
    ...visitorCookie(headers, { signer: deps.signer, secure }),
  ];
  const documentOf = (call: Parameters<typeof linkOf>[0]) =>
    access.within(linkOf(call), (db, { board }) => boards.read(db, { project: board.project_id }, call.headers['if-none-match']));
  const [assetsIn, itemsIn] = [assetFinder(), itemFinder()];
  const textOf = async (db: Db, project: number) => documentText((await boards.read(db, { project }, undefined)).document);

  return {
    listShares: ({ params, tx }) => tx((db) => shares.list(db, params.projectId)),
    createShare: async ({ params, body: { password, ...wanted }, tx }) => {
      const passwordHash = password === null ? null : await hashPassword(password);
      return reply(await tx((db) => shares.create(db, { projectId: params.projectId, wanted: { ...wanted, passwordHash } })), {
        status: 201,
      });
    },
    showShareAddress: ({ params, tx }) => tx((db) => shares.address(db, params)),
    revokeShare: ({ params, tx }) => tx((db) => shares.setRevoked(db, { ...params, revoked: true })),
    restoreShare: ({ params, tx }) => tx((db) => shares.setRevoked(db, { ...params, revoked: false })),
    listReactions: ({ params, tx }) =>
      tx(async (db) => {
        const board = await boardIfMade(db, params.projectId, deps);
        return board ? reactionsOf(db, { boardId: board.id, visitor: null }) : [];
      }),
    readShare: async (call) => reply(await access.read(linkOf(call)), { headers: { 'set-cookie': cookies(call) } }),
    unlockShare: async (call) => {
      const opened = await access.unlock(linkOf(call), call.body.password);
      return reply(opened.board, { headers: { 'set-cookie': [...opened.cookies, ...cookies(call)] } });
    },
    sharedDocument: async (call) => {
      const { row, document, unchanged } = await documentOf(call);
      const bytes = unchanged
        ? ''
        : `{"data":${withSharedAssets(documentText(document), call.params.shareId)},"updated_at":"${row.updated_at}"}`;
      return {
        kind: 'bytes',
        bytes,
        type: 'application/json',
        status: unchanged ? 304 : 200,
        etag: boardEtag(row),
        headers: { 'cache-control': 'private, no-cache' },
      };
    },
    sharedAssetBytes: async (call) => {
      const { assetId, size } = call.params;
      const found = await access.within(linkOf(call), async (db, { board }) => {
        const shown = await assetsIn(boardEtag(board), () => textOf(db, board.project_id));
        const asset = shown.has(assetId) ? await findAsset(db, assetId) : undefined;
        const file = asset && (await deps.files.find(db, asset[`${size}_file_id`]));
        if (!file) throw new AppError('not_found');
        return { file, tenantId: db.tenantId };
      });
      return pictureAnswer(deps.files, found.tenantId, found.file);
    },
    listSharedReactions: (call) => access.within(linkOf(call), (db, { board, visitor }) => reactionsOf(db, { boardId: board.id, visitor })),
    setSharedReaction: (call) =>
      access.within(linkOf(call), async (db, { board, visitor }) => {
        const items = await itemsIn(boardEtag(board), () => textOf(db, board.project_id));
        if (!items.has(call.body.element_id)) throw new AppError('moodboard.item_not_found');
        db.afterCommit(() => liked({ tenantId: db.tenantId, project: board.project_id }));
        return setReaction(db, { boardId: board.id, visitor: visitor ?? deps.signer.hash(call.ip), ...call.body });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
