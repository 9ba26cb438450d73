import type { NewShare, Share, ShareAddress } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { stateOfLink } from '../../../platform/public-links/link-kind';
import { boardIfMade, requireBoard } from '../require-board';
import { modeOf, SHARE, type ShareLink } from './share-link';

const MOST_SHARES = 50;

type Wanted = Required<Omit<NewShare, 'password'>> & { readonly passwordHash: string | null };

/** Links of a board, for the team. */
export class ShareService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'links' | 'clock'>) {}

  async list(db: Db, projectId: number): Promise<Share[]> {
    const board = await boardIfMade(db, projectId, this.platform);
    if (!board) return [];
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    return (await this.platform.links.about(db, SHARE, { subjectIds: [board.id] })).map((link) => this.#wire(link, names));
  }

  async create(db: Db, { projectId, wanted }: { projectId: number; wanted: Wanted }): Promise<Share> {
    const { id } = await requireBoard(db, projectId);
    const { mode, label, passwordHash } = wanted;
    const expiresAt = wanted.expires_at === null ? null : new Date(wanted.expires_at);
    if (expiresAt && expiresAt <= this.platform.clock()) throw new AppError('moodboard.share_in_the_past');
    if ((await this.platform.links.about(db, SHARE, { subjectIds: [id] })).length >= MOST_SHARES)
      throw new AppError('moodboard.too_many_shares', { limit: MOST_SHARES });
    const { link } = await this.platform.links.create(db, SHARE, {
      subjectId: id,
      scopes: mode === 'comment' ? ['view', 'comment'] : ['view'],
      label,
      expiresAt,
      passwordHash,
    });
    return this.#wire(link, await this.platform.api('auth_and_admin').memberNames(db));
  }

  /** Where a link leads: neither a list nor a stored answer says it. */
  async address(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<ShareAddress> {
    const board = await requireBoard(db, projectId);
    const token = await this.platform.links.reveal(db, SHARE, { id, subjectId: board.id });
    if (token === null) throw new AppError('not_found');
    return { share_id: token, path: `/moodboard/shared/${token}` };
  }

  async setRevoked(db: Db, { projectId, id, revoked }: { projectId: number; id: number; revoked: boolean }): Promise<Share> {
    const board = await requireBoard(db, projectId);
    const link = await this.platform.links.setRevoked(db, SHARE, { id, subjectId: board.id, revoked });
    if (!link) throw new AppError('not_found');
    return this.#wire(link, await this.platform.api('auth_and_admin').memberNames(db));
  }

  #wire(link: ShareLink, names: ReadonlyMap<number, string>): Share {
    const { id, label, expires_at, revoked_at, created_at } = link;
    return {
      id,
      mode: modeOf(link),
      label,
      has_password: link.demands === 'password',
      expires_at,
      revoked_at,
      opened_count: link.used_count,
      last_opened_at: link.last_used_at,
      created_at,
      expired: stateOfLink({ expires_at, revoked_at: null }, this.platform.clock()) === 'expired',
      created_by: names.get(link.created_by_id ?? 0) ?? null,
    };
  }
}
