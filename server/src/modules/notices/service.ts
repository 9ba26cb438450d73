import type { NewNotice, Notice, NoticePatch, Receipt } from '@butterfly/contracts/notices';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import type { PluginRecords } from '../records/api';
import { checkAudience, readersOf } from './audience';
import { addReaders, keepReceipt, maySee, notices, receiptsOf } from './repository';

/** Who changes a notice; null is the system itself. */
export type Editor = { readonly memberId: number; readonly isAdmin: boolean } | null;

const HOUR_MS = 3_600_000;
/** Whom it is for and when it appears, which nobody changes under readers. */
const FIXED = ['scope', 'targets', 'project_id', 'publish_at'] as const;

/** The rules of notices. Knows no HTTP; every method runs in the transaction it is given. */
export class NoticeService {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** @throws AppError `not_found`, also for one that is for others */
  async read(db: Db, id: number): Promise<Notice> {
    if (!(await maySee(db, id))) throw new AppError('not_found');
    return notices.read(db, id);
  }

  async create(db: Db, input: NewNotice): Promise<Notice> {
    await this.#check(db, input);
    const made = await notices.insert(db, input);
    this.#record(db, made.id, 'created');
    return made;
  }

  async update(
    db: Db,
    { id, patch, ifMatch, editor }: { id: number; patch: NoticePatch; ifMatch: string | undefined; editor: Editor },
  ): Promise<Notice> {
    await this.read(db, id);
    const before = await notices.lockVersion(db, { id, ifMatch });
    refuseOthers(before, editor);
    refuseArchived(before);
    const after = { ...before, ...patch };
    if (before.published_at && FIXED.some((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field])))
      throw new AppError('notices.already_published');
    await this.#check(db, after);
    const scheduled = before.status === 'scheduled' && after.publish_at === null ? { scheduled: false } : {};
    // A new end is watched anew.
    const saved = await notices.patch(db, {
      id,
      changes: { ...patch, ...scheduled, ...(patch.expires_at !== undefined && { expired_at: null }) },
    });
    this.#records().recordChanges(db, { subject_type: 'notice', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Notice> {
    await this.read(db, id);
    const changed = await notices.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0) this.#record(db, id, archived ? 'archived' : 'unarchived');
    return notices.read(db, id);
  }

  /** At once, or at its time. A notice that is out stays as it is. */
  async publish(db: Db, { id, editor }: { id: number; editor: Editor }): Promise<Notice> {
    if (editor) await this.read(db, id);
    const notice = await notices.lock(db, id);
    refuseOthers(notice, editor);
    refuseArchived(notice);
    if (notice.published_at) return notice;
    const now = this.#platform.clock();
    if (editor && notice.publish_at && Date.parse(notice.publish_at) > now.getTime())
      return notices.patch(db, { id, changes: { scheduled: true } });
    await notices.patch(db, { id, changes: { scheduled: false, published_at: now.toISOString() } });
    await this.spread(db, { notice, tell: true });
    this.#record(db, id, 'published');
    db.emit('notices.notice.published@1', { notice_id: id });
    return notices.read(db, id);
  }

  /** Gives a notice to everybody it is for and who has not got it; whoever joins later is not rung up. */
  async spread(db: Db, { notice, tell }: { notice: Notice; tell: boolean }): Promise<void> {
    const fresh = await addReaders(db, notice.id, await readersOf(db, notice, this.#platform));
    if (tell) await this.#ring(db, fresh, notice);
  }

  async expire(db: Db, id: number): Promise<void> {
    await notices.patch(db, { id, changes: { expired_at: this.#platform.clock().toISOString() } });
    this.#record(db, id, 'expired');
    db.emit('notices.notice.expired@1', { notice_id: id });
  }

  async see(db: Db, id: number): Promise<Notice> {
    const notice = await this.read(db, id);
    if (isReader(db, notice)) await keepReceipt(db, { id, ack: false });
    return notices.read(db, id);
  }

  async acknowledge(db: Db, id: number): Promise<Notice> {
    const notice = await this.read(db, id);
    if (!notice.requires_ack || notice.status !== 'published') throw new AppError('notices.nothing_to_confirm');
    const fresh = isReader(db, notice) && (await keepReceipt(db, { id, ack: true }));
    if (fresh && db.memberId !== null) db.emit('notices.notice.acknowledged@1', { notice_id: id, member_id: db.memberId });
    return notices.read(db, id);
  }

  async receipts(db: Db, { id, editor }: { id: number; editor: Editor }): Promise<Receipt[]> {
    refuseOthers(await this.read(db, id), editor);
    const names = new Map(
      (await this.#platform.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => [member_id, display_name]),
    );
    return (await receiptsOf(db, id)).flatMap((kept) => ({ ...kept, name: names.get(kept.member_id) ?? 'A former colleague' }));
  }

  async remind(db: Db, { id, editor }: { id: number; editor: Editor }): Promise<number> {
    await this.read(db, id);
    const notice = await notices.lock(db, id);
    refuseOthers(notice, editor);
    const now = this.#platform.clock();
    if (!notice.requires_ack || notice.status !== 'published') throw new AppError('notices.nothing_to_confirm');
    if (notice.reminded_at && now.getTime() - Date.parse(notice.reminded_at) < HOUR_MS) throw new AppError('notices.reminded_lately');
    const late = (await receiptsOf(db, id)).filter(({ ack_at }) => ack_at === null).map(({ member_id }) => member_id);
    // Who has left, or may not use the plugin any more, is not rung up.
    const told = (await readersOf(db, notice, this.#platform)).filter((member) => late.includes(member));
    await notices.patch(db, { id, changes: { reminded_at: now.toISOString() } });
    await this.#ring(db, told, { ...notice, title: `Please confirm: ${notice.title}` });
    return told.length;
  }

  #ring(db: Db, memberIds: readonly number[], { id, title, body, severity }: Notice): Promise<void> {
    const content = body
      .replace(/^\s*[-*+]\s+/gm, '• ')
      .replace(/^\s*#{1,6}\s+/gm, '')
      .replace(/[*_]{1,2}/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 140);
    return this.#platform
      .api('notifications')
      .notify(db, memberIds, { title: severity === 'urgent' ? `Urgent: ${title}` : title, content, link: `/notices/${id}` });
  }

  async #check(db: Db, notice: NewNotice): Promise<void> {
    const { publish_at: from, expires_at: until } = notice;
    if (from && until && Date.parse(until) <= Date.parse(from))
      throw new AppError('invalid_input', { fields: { expires_at: ['must be after it is published'] } });
    await checkAudience(db, notice, this.#platform);
  }

  #records(): PluginRecords<'notice'> {
    return this.#platform.api('records').of('notices');
  }

  #record(db: Db, id: number, kind: string): void {
    this.#records().record(db, { subject_type: 'notice', subject_id: id, kind });
  }
}

function refuseOthers({ author_id }: Notice, editor: Editor): void {
  if (editor && !editor.isAdmin && editor.memberId !== author_id) throw new AppError('notices.only_author');
}

function refuseArchived({ archived_at }: Notice): void {
  if (archived_at) throw new AppError('notices.archived');
}

/** Drafts are seen by nobody else, and who wrote it is no reader. */
const isReader = ({ memberId }: Db, { published_at, author_id }: Notice): boolean => published_at !== null && author_id !== memberId;
