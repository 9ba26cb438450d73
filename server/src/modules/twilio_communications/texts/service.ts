import {
  countSegments,
  dialNumber,
  type Conversation,
  type ConversationPatch,
  type ConversationQuery,
  type Message,
  type NewConversation,
  type NewMessage,
  type ProjectMessage,
} from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { CountedPage } from '../../../platform/records/counted-page';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { assertReachable } from '../voice/dial-rule';
import {
  conversationPage,
  findConversation,
  openConversation,
  patchConversation,
  touchConversation,
  type ConversationRow,
} from './conversation.repository';
import type { TextDelivery } from './delivery';
import type { LiveTexts } from './live-texts';
import type { MayText } from './may-text';
import type { MediaShelf } from './media';
import { findMessage, insertMessage, lastOfProject, messageWithKey, queueAgain, thread, type MessageRow } from './message.repository';
import { PlannedTexts } from './planned-texts';
import type { SendTimes } from './send-times';

interface Parts {
  readonly deps: Pick<Platform, 'api'>;
  readonly mayText: MayText;
  readonly times: SendTimes;
  readonly media: MediaShelf;
  readonly delivery: TextDelivery;
  readonly live: LiveTexts;
}

/** Conversations and their messages. */
export class TextService {
  readonly planned: PlannedTexts;

  constructor(private readonly parts: Parts) {
    this.planned = new PlannedTexts({ ...parts, wire: (db, rows) => this.#wireMessages(db, rows) });
  }

  async page(db: Db, query: ConversationQuery): Promise<CountedPage<Conversation>> {
    const text = query.search ?? '';
    const found =
      text === ''
        ? []
        : (await this.#contacts().page(db, { filter: { search: text }, query: { ordering: 'name', page: 1, page_size: 200 } })).results;
    const page = await conversationPage(db, query, { text, contactIds: found.map(({ id }) => id) });
    return { ...page, results: await this.#wireConversations(db, page.results) };
  }

  async open(db: Db, { phone, contact_id, project_id }: NewConversation): Promise<Conversation> {
    const number = assertReachable(dialNumber(phone), await this.parts.mayText.countries(db));
    const [known] = await this.#contacts().withPhone(db, number);
    const contact = contact_id === null ? known : (await this.#contacts().withIds(db, [contact_id]))[0];
    if (contact_id !== null && !contact) throw new AppError('not_found');
    if (project_id !== null) await this.#assertProject(db, project_id);
    return this.#wire(
      db,
      await openConversation(db, {
        phone: number,
        contactId: contact?.id ?? null,
        projectId: project_id,
        optState: optStateOf(contact?.consent_sms),
      }),
    );
  }

  async get(db: Db, id: number): Promise<Conversation> {
    return this.#wire(db, await this.#require(db, id));
  }

  async update(db: Db, id: number, patch: ConversationPatch): Promise<Conversation> {
    const before = await this.#require(db, id);
    if (patch.project_id) await this.#assertProject(db, patch.project_id);
    if (patch.contact_id && (await this.#contacts().withIds(db, [patch.contact_id])).length === 0) throw new AppError('not_found');
    if (
      patch.assignee_id &&
      !(await this.parts.deps.api('auth_and_admin').members(db)).some(({ member_id }) => member_id === patch.assignee_id)
    )
      throw new AppError('not_found');
    const row = await patchConversation(db, id, patch);
    if (!row) throw new AppError('not_found');
    if (patch.opt_state && patch.opt_state !== before.opt_state)
      await this.recordOptState(db, row, { state: patch.opt_state, source: 'Recorded by staff', proof: '' });
    db.afterCommit(() => this.parts.live.changed(db.tenantId, id));
    return this.#wire(db, row);
  }

  /** What somebody agreed to is kept with the contact as well, with its proof. */
  async recordOptState(
    db: Db,
    { contact_id }: Pick<ConversationRow, 'contact_id'>,
    { state, source, proof }: { state: Conversation['opt_state']; source: string; proof: string },
  ): Promise<void> {
    if (contact_id === null) return;
    const consent = ({ unknown: 'none', opted_in: 'opt_in', opted_out: 'opted_out' } as const)[state];
    await this.#contacts().keepConsent(db, { id: contact_id, change: { channel: 'sms', state: consent, source, proof } });
  }

  async messages(
    db: Db,
    { id, before, limit }: { id: number; before: number | null; limit: number },
  ): Promise<{ results: Message[]; more: boolean }> {
    await this.#require(db, id);
    const rows = await thread(db, { conversationId: id, before, limit: limit + 1 });
    return { results: await this.#wireMessages(db, rows.slice(0, limit)), more: rows.length > limit };
  }

  /** The last texts of the conversations that belong to a project. */
  async ofProject(db: Db, projectId: number): Promise<ProjectMessage[]> {
    await this.#assertProject(db, projectId);
    const rows = await lastOfProject(db, projectId);
    const contactIds = rows.flatMap(({ contact_id }) => contact_id ?? []);
    const people = contactIds.length > 0 ? await this.#contacts().withIds(db, [...new Set(contactIds)]) : [];
    return rows.map(({ contact_id, phone_e164, ...message }) => {
      const contact = people.find(({ id }) => id === contact_id);
      const name = contact ? `${contact.first_name} ${contact.last_name}`.trim() : '';
      return { ...message, who: name || phone_e164 };
    });
  }

  async send(db: Db, { conversation_id, body, media_ids, send_at, quiet }: NewMessage, key: string): Promise<Message> {
    const requestKey = `${db.memberId ?? 0}:${key}`;
    const sent = await messageWithKey(db, requestKey);
    if (sent) return this.#wireMessage(db, sent);
    const conversation = await this.#require(db, conversation_id);
    await this.parts.mayText.assert(db, conversation);
    const text = body.trim();
    if (text === '' && media_ids.length === 0) throw new AppError('twilio_communications.empty_message');
    if ((await this.parts.media.found(db, media_ids)).size !== new Set(media_ids).size)
      throw new AppError('twilio_communications.media_not_found');
    const when = await this.parts.times.choose(db, { phone: conversation.phone_e164, sendAt: send_at, quiet });
    const { segments, encoding } = countSegments(text);
    const row = await insertMessage(db, {
      conversation_id,
      direction: 'out',
      body: text,
      media_ids: [...new Set(media_ids)],
      segments,
      encoding,
      status: when.at ? 'planned' : 'queued',
      request_key: requestKey,
      when,
    });
    if (!row) throw new AppError('conflict');
    if (when.at) {
      await this.planned.added(db, row);
      return this.#wireMessage(db, row);
    }
    await touchConversation(db, { id: conversation_id, text: text || 'Picture', direction: 'out' });
    await this.#leave(db, row);
    return this.#wireMessage(db, row);
  }

  async retry(db: Db, id: number): Promise<Message> {
    const before = await findMessage(db, id);
    if (!before) throw new AppError('not_found');
    await this.parts.mayText.assert(db, await this.#require(db, before.conversation_id));
    const row = await queueAgain(db, id);
    if (!row) throw new AppError('twilio_communications.not_retryable');
    await this.#leave(db, row);
    return this.#wireMessage(db, row);
  }

  async #leave(db: Db, { id, conversation_id }: MessageRow): Promise<void> {
    const { tenantId } = db;
    await this.parts.delivery.soon(db, id);
    db.afterCommit(() => this.parts.live.changed(tenantId, conversation_id));
  }

  async #assertProject(db: Db, id: number): Promise<void> {
    if (!(await this.parts.deps.api('tenant_crm').projectExists(db, id))) throw new AppError('not_found');
  }

  async #require(db: Db, id: number): Promise<ConversationRow> {
    const row = await findConversation(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  #contacts() {
    return this.parts.deps.api('tenant_crm').contacts;
  }

  async #wire(db: Db, row: ConversationRow): Promise<Conversation> {
    const [wired] = await this.#wireConversations(db, [row]);
    if (!wired) throw new AppError('not_found');
    return wired;
  }

  async #wireConversations(db: Db, rows: readonly ConversationRow[]): Promise<Conversation[]> {
    const contacts = new Map(
      (
        await this.#contacts().withIds(
          db,
          rows.flatMap(({ contact_id }) => contact_id ?? []),
        )
      ).map((contact) => [contact.id, contact]),
    );
    return rows.map((row) => {
      const contact = row.contact_id === null ? undefined : contacts.get(row.contact_id);
      const name = contact && (`${contact.first_name} ${contact.last_name}`.trim() || contact.email);
      return {
        ...row,
        opt_state: contact?.consent_sms === 'opted_out' ? 'opted_out' : row.opt_state,
        contact_id: contact?.id ?? null,
        contact_name: name ?? null,
        contact_email: contact?.email ?? null,
      };
    });
  }

  async #wireMessage(db: Db, row: MessageRow): Promise<Message> {
    const [wired] = await this.#wireMessages(db, [row]);
    if (!wired) throw new AppError('not_found');
    return wired;
  }

  async #wireMessages(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
    const media = await this.parts.media.found(db, [...new Set(rows.flatMap(({ media_ids }) => media_ids))]);
    const names = new Map(
      (await this.parts.deps.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => [member_id, display_name]),
    );
    return rows.map(
      ({ media_ids, provider, attempts: _attempts, despite_quiet: _despite, moved_reason: _reason, plan_version: _version, ...row }) => ({
        ...row,
        test: provider === 'test',
        media: media_ids.flatMap((id) => media.get(id) ?? []),
        sent_by_name: row.sent_by_id === null ? null : (names.get(row.sent_by_id) ?? null),
      }),
    );
  }
}

function optStateOf(consent: 'none' | 'opt_in' | 'opted_out' | undefined): Conversation['opt_state'] {
  if (consent === 'opted_out') return 'opted_out';
  return consent === 'opt_in' ? 'opted_in' : 'unknown';
}
