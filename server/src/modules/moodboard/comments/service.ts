import type { Comment } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { boardIfMade, requireBoard } from '../require-board';
import type { SharedView } from '../shares/shared-access';
import { changeComment, commentsOf, countComments, findComment, insertComment, setCommentRemoved, type CommentRow } from './repository';
import { tellTeam } from './tell-team';

const MOST_COMMENTS = 2_000;

interface Place {
  readonly page_id: string;
  readonly element_id: string | null;
  readonly x: number;
  readonly y: number;
}
interface Written extends Place {
  readonly body: string;
  readonly parent_id: number | null;
}
interface Named {
  readonly projectId: number;
  readonly id: number;
}
/** Who wants to change a comment. */
interface Member {
  readonly memberId: number;
  readonly isAdmin: boolean;
}

/** Threads on a board, of the team and of clients. */
export class CommentService {
  constructor(
    private readonly platform: Pick<Platform, 'api'> & { readonly talked: (board: { tenantId: number; project: number }) => void },
  ) {}

  async list(db: Db, projectId: number): Promise<Comment[]> {
    const board = await boardIfMade(db, projectId, this.platform);
    if (!board) return [];
    return (await commentsOf(db, { boardId: board.id, withClientOnly: false })).map((row) =>
      wireOf(row, row.author_id !== null && row.author_id === db.memberId),
    );
  }

  async add(db: Db, projectId: number, written: Written & { with_client: boolean }): Promise<Comment> {
    const { id: boardId } = await requireBoard(db, projectId);
    const thread = await this.#thread(db, boardId, written.parent_id);
    const author = (await this.platform.api('auth_and_admin').memberNames(db)).get(db.memberId ?? 0) ?? 'Somebody';
    const row = await this.#insert(db, boardId, {
      ...written,
      ...placeOf(thread ?? written),
      with_client: thread?.with_client ?? written.with_client,
      link_id: null,
      author_name: author,
      author_id: db.memberId,
      visitor_hash: null,
    });
    db.emit('moodboard.comment_added@1', { project_id: projectId, comment_id: row.id, by_client: false });
    await tellTeam(db, { platform: this.platform, board: { id: boardId, project_id: projectId }, row, thread, sharedBy: null });
    this.#announce(db, projectId);
    return wireOf(row, true);
  }

  async change(
    db: Db,
    { projectId, id, by, patch }: Named & { by: Member; patch: { body?: string | undefined; resolved?: boolean | undefined } },
  ): Promise<Comment> {
    const { boardId, row: before } = await this.#find(db, { projectId, id });
    if (patch.body !== undefined && before.author_id !== by.memberId) throw new AppError('moodboard.not_your_comment');
    const row = await changeComment(db, {
      boardId,
      id,
      body: patch.body ?? before.body,
      resolved: patch.resolved ?? before.resolved_at !== null,
    });
    this.#announce(db, projectId);
    return wireOf(row ?? before, before.author_id === by.memberId);
  }

  async setRemoved(db: Db, { projectId, id, by, removed }: Named & { by: Member; removed: boolean }): Promise<Comment> {
    const { boardId, row } = await this.#find(db, { projectId, id, alsoRemoved: true });
    if (row.author_id !== by.memberId && !by.isAdmin) throw new AppError('moodboard.not_your_comment');
    this.#announce(db, projectId);
    return wireOf((await setCommentRemoved(db, { boardId, id, removed })) ?? row, row.author_id === by.memberId);
  }

  async listShared(db: Db, { board, visitor }: SharedView): Promise<Comment[]> {
    return (await commentsOf(db, { boardId: board.id, withClientOnly: true })).map((row) =>
      wireOf(row, visitor !== null && row.visitor_hash === visitor),
    );
  }

  async addShared(db: Db, { share, board, visitor }: SharedView, written: Written & { name: string }): Promise<Comment> {
    if (!share.scopes.includes('comment')) throw new AppError('moodboard.share_view_only');
    const thread = await this.#thread(db, board.id, written.parent_id);
    // What the team says among itself is not there for a visitor.
    if (thread && !thread.with_client) throw new AppError('not_found');
    const { name, ...rest } = written;
    const row = await this.#insert(db, board.id, {
      ...rest,
      ...placeOf(thread ?? written),
      with_client: true,
      link_id: share.id,
      author_name: name,
      author_id: null,
      visitor_hash: visitor,
    });
    db.emit('moodboard.comment_added@1', { project_id: board.project_id, comment_id: row.id, by_client: true });
    await tellTeam(db, { platform: this.platform, board, row, thread, sharedBy: share.created_by_id });
    this.#announce(db, board.project_id);
    return wireOf(row, visitor !== null);
  }

  #announce(db: Db, project: number): void {
    db.afterCommit(() => this.platform.talked({ tenantId: db.tenantId, project }));
  }

  async #insert(db: Db, boardId: number, row: Parameters<typeof insertComment>[2]): Promise<CommentRow> {
    if ((await countComments(db, boardId)) >= MOST_COMMENTS) throw new AppError('moodboard.too_many_comments', { limit: MOST_COMMENTS });
    return insertComment(db, boardId, row);
  }

  async #find(
    db: Db,
    { projectId, id, alsoRemoved = false }: Named & { alsoRemoved?: boolean },
  ): Promise<{ boardId: number; row: CommentRow }> {
    const { id: boardId } = await requireBoard(db, projectId);
    const row = await findComment(db, { boardId, id });
    if (!row || (row.removed_at !== null && !alsoRemoved)) throw new AppError('not_found');
    return { boardId, row };
  }

  /** The first comment of the thread that is answered. */
  async #thread(db: Db, boardId: number, parentId: number | null): Promise<CommentRow | null> {
    if (parentId === null) return null;
    const parent = await findComment(db, { boardId, id: parentId });
    if (!parent || parent.removed_at !== null || parent.parent_id !== null) throw new AppError('not_found');
    return parent;
  }
}

const placeOf = ({ page_id, element_id, x, y }: Place): Place => ({ page_id, element_id, x, y });

function wireOf(row: CommentRow, mine: boolean): Comment {
  const { id, parent_id, page_id, element_id, x, y, body, with_client, author_name: author, resolved_at, created_at, updated_at } = row;
  return {
    id,
    parent_id,
    page_id,
    element_id,
    x,
    y,
    body,
    with_client,
    author,
    by_client: row.author_id === null,
    mine,
    resolved_at,
    created_at,
    updated_at,
  };
}
