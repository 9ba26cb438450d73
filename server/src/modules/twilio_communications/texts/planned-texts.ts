import { countSegments, type Message, type Planned, type PlannedPatch } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localTime } from '../../../platform/time/local-time';
import { findConversation, type ConversationRow } from './conversation.repository';
import type { TextDelivery } from './delivery';
import type { LiveTexts } from './live-texts';
import type { MayText } from './may-text';
import { findMessage, type MessageRow } from './message.repository';
import { addPlanEntry, cancelPlanned, changePlanned, countPlanned, planEntries, plannedMessages, queuePlanned } from './planned.repository';
import type { SendTimes } from './send-times';

export const MOST_PLANNED = 500;

interface Parts {
  readonly deps: Pick<Platform, 'api'>;
  readonly mayText: MayText;
  readonly times: SendTimes;
  readonly delivery: TextDelivery;
  readonly live: LiveTexts;
  readonly wire: (db: Db, rows: readonly MessageRow[]) => Promise<Message[]>;
}

/** Texts that are to go later, until they go. */
export class PlannedTexts {
  constructor(private readonly parts: Parts) {}

  async list(db: Db, conversationId: number | null): Promise<Planned[]> {
    return this.#wire(db, await plannedMessages(db, conversationId));
  }

  /** Counts a text that was just written, and notes who planned it. */
  async added(db: Db, row: MessageRow): Promise<void> {
    if ((await countPlanned(db)) > MOST_PLANNED) throw new AppError('twilio_communications.too_many_planned');
    await addPlanEntry(db, row.id, 'Planned');
    this.#changed(db, row);
  }

  async update(db: Db, id: number, { version, body, send_at, quiet }: PlannedPatch): Promise<Planned> {
    const { row, conversation } = await this.#require(db, id);
    const text = body ?? row.body;
    const when =
      send_at === undefined
        ? { at: new Date(row.scheduled_for ?? 0), despiteQuiet: row.despite_quiet, reason: row.moved_reason }
        : await this.parts.times.choose(db, { phone: conversation.phone_e164, sendAt: send_at, quiet });
    const changed = await changePlanned(db, { id, version }, { ...countSegments(text), body: text, when });
    if (!changed) throw new AppError('twilio_communications.planned_changed');
    await addPlanEntry(db, id, send_at === undefined ? 'Reworded' : 'Changed');
    this.#changed(db, changed);
    const [planned] = await this.#wire(db, [changed]);
    if (!planned) throw new AppError('twilio_communications.not_planned');
    return planned;
  }

  async sendNow(db: Db, id: number, version: number): Promise<Message> {
    const { conversation } = await this.#require(db, id);
    await this.parts.mayText.assert(db, conversation);
    const row = await queuePlanned(db, { id, version });
    if (!row) throw new AppError('twilio_communications.planned_changed');
    await addPlanEntry(db, id, 'Sent early');
    await this.parts.delivery.soon(db, id);
    return this.#left(db, row);
  }

  async cancel(db: Db, id: number): Promise<Message> {
    await this.#require(db, id);
    const members = await this.parts.deps.api('auth_and_admin').members(db);
    const name = members.find(({ member_id }) => member_id === db.memberId)?.display_name ?? 'a colleague';
    const row = await cancelPlanned(db, id, `by ${name}`);
    if (!row) throw new AppError('twilio_communications.not_planned');
    await addPlanEntry(db, id, 'Cancelled');
    return this.#left(db, row);
  }

  async #left(db: Db, row: MessageRow): Promise<Message> {
    this.#changed(db, row);
    const [message] = await this.parts.wire(db, [row]);
    if (!message) throw new AppError('not_found');
    return message;
  }

  async #require(db: Db, id: number): Promise<{ row: MessageRow; conversation: ConversationRow }> {
    const row = await findMessage(db, id);
    const conversation = row && (await findConversation(db, row.conversation_id));
    if (!row || !conversation) throw new AppError('not_found');
    if (row.status !== 'planned') throw new AppError('twilio_communications.not_planned');
    return { row, conversation };
  }

  #changed(db: Db, { conversation_id }: MessageRow): void {
    const { tenantId } = db;
    db.afterCommit(() => this.parts.live.changed(tenantId, conversation_id));
  }

  async #wire(db: Db, rows: readonly MessageRow[]): Promise<Planned[]> {
    const identity = this.parts.deps.api('auth_and_admin');
    const [{ tz }, entries] = [
      await identity.tenant(db),
      await planEntries(
        db,
        rows.map(({ id }) => id),
      ),
    ];
    const names = new Map((await identity.members(db)).map(({ member_id, display_name }) => [member_id, display_name]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (await this.parts.wire(db, rows)).flatMap((message) => {
      const row = byId.get(message.id);
      if (!row?.scheduled_for) return [];
      const history = entries
        .filter(({ message_id }) => message_id === row.id)
        .map(({ at, actor_id, what }) => ({ at, what, by_name: actor_id === null ? null : (names.get(actor_id) ?? null) }));
      return [
        {
          ...message,
          scheduled_for: row.scheduled_for,
          send_at: localTime(new Date(row.scheduled_for), tz),
          reason: row.moved_reason,
          version: row.plan_version,
          history,
        },
      ];
    });
  }
}
