import type { SharedBoard } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import type { Call, ModuleDeps } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { findBoardById, type BoardRow } from '../repository';
import { modeOf, SHARE, type ShareLink } from './share-link';
import { visitorHash } from './visitor';

/** Who looks at which board, as far as the link allows. */
export interface SharedView {
  readonly share: ShareLink;
  readonly board: BoardRow & { readonly project_id: number };
  /** Null: the browser did not keep its cookie. */
  readonly visitor: string | null;
}

interface Link {
  readonly shareId: string;
  readonly headers: Call['headers'];
  readonly ip: string;
}

/** From a link to its board. A board that is deleted answers as a link that nobody has made. Opens its own transactions. */
export class SharedAccess {
  constructor(private readonly deps: ModuleDeps) {}

  /** What the link opens; a locked one tells nothing but whose it is. */
  read(link: Link): Promise<SharedBoard> {
    return this.deps.linkDoor.visit(visitOf(link), async (db, seen) => {
      if (seen.state === 'locked') return { locked: true, business: await this.#business(db) };
      const view = await this.#view(db, seen.link, link.headers);
      await this.deps.links.noteUsed(db, view.share.id);
      return this.#describe(db, view);
    });
  }

  /** Runs with what the link allows. @throws AppError `moodboard.share_locked` before the password was given */
  within<T>(link: Link, work: (db: Db, view: SharedView) => Promise<T>): Promise<T> {
    return this.deps.linkDoor.visit(visitOf(link), async (db, seen) => {
      if (seen.state === 'locked') throw new AppError('moodboard.share_locked');
      return work(db, await this.#view(db, seen.link, link.headers));
    });
  }

  /** Opens a link with its password. Answers the Set-Cookie values by which it stays open, and what it opens. */
  async unlock(link: Link, password: string): Promise<{ cookies: string[]; board: SharedBoard }> {
    const entered = await this.deps.linkDoor.enterPassword({ ...visitOf(link), password }, async (db, share) =>
      this.#describe(db, await this.#view(db, share, link.headers)),
    );
    if (!entered) throw new AppError('moodboard.share_wrong_password');
    return { cookies: entered.cookies, board: entered.result };
  }

  async #describe(db: Db, { share, board }: SharedView): Promise<SharedBoard> {
    const project = await this.deps.api('tenant_crm').project(db, board.project_id);
    if (!project) throw new AppError('not_found');
    const business = await this.#business(db);
    return { locked: false, business, title: project.name, event_date: project.event_date, mode: modeOf(share), visitor_name: share.label };
  }

  async #business(db: Db): Promise<string> {
    return (await this.deps.api('auth_and_admin').tenant(db)).name;
  }

  async #view(db: Db, share: ShareLink, headers: Call['headers']): Promise<SharedView> {
    const board = await findBoardById(db, share.subject_id);
    if (!board?.project_id) throw new AppError('not_found');
    return { share, board: { ...board, project_id: board.project_id }, visitor: visitorHash(headers, this.deps.signer) };
  }
}

const visitOf = ({ shareId, headers, ip }: Link) => ({ kind: SHARE, token: shareId, headers, ip });
