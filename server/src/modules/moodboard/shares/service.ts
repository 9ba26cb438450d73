import type { NewShare, Share } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { namesOf } from '../names';
import { requireBoard } from '../require-board';
import { countShares, insertShare, setRevoked, sharesOf, type ShareRow } from './repository';
import { newNonce, shareIdOf } from './share-link';

const MOST_SHARES = 50;

type Wanted = Required<Omit<NewShare, 'password'>> & { readonly passwordHash: string | null };

/** Links of a board, for the team. */
export class ShareService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'signer' | 'clock'>) {}

  async list(db: Db, projectId: number): Promise<Share[]> {
    const { id } = await requireBoard(db, projectId);
    const names = await namesOf(db, this.platform);
    return (await sharesOf(db, id)).map((row) => this.#wire(db, row, names));
  }

  async create(db: Db, { projectId, wanted }: { projectId: number; wanted: Wanted }): Promise<Share> {
    const { id } = await requireBoard(db, projectId);
    if (wanted.expires_at && new Date(wanted.expires_at) <= this.platform.clock()) throw new AppError('moodboard.share_in_the_past');
    if ((await countShares(db, id)) >= MOST_SHARES) throw new AppError('moodboard.too_many_shares', { limit: MOST_SHARES });
    const { mode, label, expires_at, passwordHash } = wanted;
    const row = await insertShare(db, { board_id: id, nonce: newNonce(), mode, label, expires_at, password_hash: passwordHash });
    return this.#wire(db, row, await namesOf(db, this.platform));
  }

  async setRevoked(db: Db, { projectId, id, revoked }: { projectId: number; id: number; revoked: boolean }): Promise<Share> {
    const board = await requireBoard(db, projectId);
    const row = await setRevoked(db, { id, boardId: board.id, revoked });
    if (!row) throw new AppError('not_found');
    return this.#wire(db, row, await namesOf(db, this.platform));
  }

  #wire({ tenantId }: Db, row: ShareRow, names: ReadonlyMap<number, string>): Share {
    const { id, nonce, mode, label, expires_at, revoked_at, opened_count, last_opened_at, created_at } = row;
    const shareId = shareIdOf({ tenantId, nonce }, this.platform.signer);
    return {
      id,
      share_id: shareId,
      path: `/moodboard/shared/${shareId}`,
      mode,
      label,
      has_password: row.password_hash !== null,
      expires_at,
      revoked_at,
      opened_count,
      last_opened_at,
      created_at,
      expired: expires_at !== null && new Date(expires_at) <= this.platform.clock(),
      created_by: names.get(row.created_by_id ?? 0) ?? null,
    };
  }
}
