import type { SharedBoard } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import type { Call, ModuleDeps } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { findBoardById, type BoardRow } from '../repository';
import { giveTryBack, noteOpened, shareByNonce, takeTry, type ShareRow } from './repository';
import { readShareId } from './share-link';
import { isUnlocked, visitorHash } from './visitor';

const MOST_FAILURES = 10;
const PAUSE_SECONDS = 15 * 60;

/** Who looks at which board, as far as the link allows. */
export interface SharedView {
  readonly share: ShareRow;
  readonly board: BoardRow & { readonly project_id: number };
  /** Null: the browser did not keep its cookie. */
  readonly visitor: string | null;
}

interface Link {
  readonly shareId: string;
  readonly headers: Call['headers'];
}

/**
 * The only way from a link to a board. Made up, taken back, ended, of a deleted board, of a business that switched the plugin
 * off: all answer the same 404. Opens its own transactions.
 */
export class SharedAccess {
  constructor(private readonly deps: ModuleDeps) {}

  /** What the link opens; a locked one tells nothing but whose it is. */
  read(link: Link): Promise<SharedBoard> {
    return this.#inBusiness(link.shareId, async (db, share) => {
      const business = (await this.deps.api('auth_and_admin').tenant(db)).name;
      if (!isUnlocked(share, link.headers, this.#now())) return { locked: true, business };
      const view = await this.#view(db, { share, headers: link.headers });
      await noteOpened(db, share.id);
      return this.#describe(db, view, business);
    });
  }

  /** Runs with what the link allows. @throws AppError `moodboard.share_locked` before the password was given */
  within<T>(link: Link, work: (db: Db, view: SharedView) => Promise<T>): Promise<T> {
    return this.#inBusiness(link.shareId, async (db, share) => {
      if (!isUnlocked(share, link.headers, this.#now())) throw new AppError('moodboard.share_locked');
      return work(db, await this.#view(db, { share, headers: link.headers }));
    });
  }

  /** Opens a link with its password. Ten wrong ones close the door for a quarter of an hour, to everybody who knocks. */
  async unlock({ shareId, headers }: Link, password: string): Promise<{ share: ShareRow; board: SharedBoard }> {
    const share = await this.#inBusiness(shareId, async (db, found) => {
      if (found.password_hash === null || (await takeTry(db, { id: found.id, now: this.deps.clock(), most: MOST_FAILURES }))) return found;
      throw this.#tooManyTries(found);
    });
    // Takes 50 ms on purpose, outside any transaction.
    const right = share.password_hash === null || (await this.deps.api('auth_and_admin').passwordMatches(share.password_hash, password));
    if (!right) throw new AppError('moodboard.share_wrong_password');
    const board = await this.#inBusiness(shareId, async (db) => {
      const business = (await this.deps.api('auth_and_admin').tenant(db)).name;
      if (share.password_hash !== null) await giveTryBack(db, share.id);
      await noteOpened(db, share.id);
      return this.#describe(db, await this.#view(db, { share, headers }), business);
    });
    return { share, board };
  }

  #tooManyTries({ failures_since: since }: ShareRow): AppError {
    const passed = since === null ? 0 : Math.floor((this.deps.clock().getTime() - new Date(since).getTime()) / 1000);
    const wait = Math.max(1, PAUSE_SECONDS - passed);
    return new AppError('rate_limited', { retry_after: wait }, { 'retry-after': String(wait) });
  }

  async #describe(db: Db, { share, board }: SharedView, business: string): Promise<SharedBoard> {
    const project = await this.deps.api('tenant_crm').project(db, board.project_id);
    if (!project) throw new AppError('not_found');
    return { locked: false, business, title: project.name, event_date: project.event_date, mode: share.mode, visitor_name: share.label };
  }

  async #view(db: Db, { share, headers }: { share: ShareRow; headers: Call['headers'] }): Promise<SharedView> {
    const board = await findBoardById(db, share.board_id);
    if (!board?.project_id) throw new AppError('not_found');
    return { share, board: { ...board, project_id: board.project_id }, visitor: visitorHash(headers, this.deps.signer) };
  }

  async #inBusiness<T>(shareId: string, work: (db: Db, share: ShareRow) => Promise<T>): Promise<T> {
    const { signer, access, db: database } = this.deps;
    const named = readShareId(shareId, signer);
    if (!named || !(await access.enabled(named.tenantId, 'moodboard'))) throw new AppError('not_found');
    return database.withTenant({ tenantId: named.tenantId, memberId: null }, async (db) => {
      const share = await shareByNonce(db, named.nonce);
      const ended = !share || share.revoked_at !== null || (share.expires_at !== null && new Date(share.expires_at) <= this.deps.clock());
      if (ended) throw new AppError('not_found');
      return work(db, share);
    });
  }

  #now() {
    return { signer: this.deps.signer, now: this.deps.clock() };
  }
}
