import {
  countSegments,
  OPT_OUT_LINE,
  type ManyAnswer,
  type ManyMessage,
  type ManyPreview,
  type ManyRequest,
} from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { openConversation, optStatesOf } from './conversation.repository';
import type { LiveTexts } from './live-texts';
import type { MayText } from './may-text';
import { insertMessage, messageWithKey, type SendTime } from './message.repository';
import { addPlanEntry, countPlanned } from './planned.repository';
import { recipientsOf, type Recipient } from './recipients';
import { MOST_PLANNED } from './planned-texts';
import type { SendTimes } from './send-times';

const MOST_RECIPIENTS = 200;
/** So many are looked at for one text. */
const MOST_LOOKED_AT = 1_000;

interface Parts {
  readonly deps: Pick<Platform, 'api' | 'clock'>;
  readonly mayText: MayText;
  readonly times: SendTimes;
  readonly live: LiveTexts;
}

interface Writing {
  readonly key: string;
  readonly body: string;
  readonly sendAt: string | null;
}

/** One text to many: each gets their own, planned, so that the same rules hold as for every other one. */
export class ManyTexts {
  constructor(private readonly parts: Parts) {}

  async preview(db: Db, { filter, body }: ManyRequest): Promise<ManyPreview> {
    const { count, results } = await this.#contacts().page(db, { filter, query: { ordering: 'name', page: 1, page_size: MOST_LOOKED_AT } });
    if (count > MOST_LOOKED_AT) throw new AppError('twilio_communications.too_many_recipients', { count });
    const { recipients, left_out } = await this.#sorted(db, results);
    if (recipients.length > MOST_RECIPIENTS) throw new AppError('twilio_communications.too_many_recipients', { count: recipients.length });
    const texts = await this.#texts(db, recipients, body);
    const priced = recipients.map(({ contact_id, name, phone_e164 }, at) => ({
      contact_id,
      name,
      phone_e164,
      segments: countSegments(texts[at] ?? '').segments,
    }));
    return { recipients: priced, left_out, segments: priced.reduce((sum, { segments }) => sum + segments, 0), sample: texts[0] ?? '' };
  }

  async send(db: Db, { contact_ids, body, send_at }: ManyMessage, key: string): Promise<ManyAnswer> {
    const { recipients, left_out } = await this.#sorted(db, await this.#contacts().withIds(db, contact_ids));
    const texts = await this.#texts(db, recipients, body);
    for (const [at, recipient] of recipients.entries()) await this.#plan(db, recipient, { key, body: texts[at] ?? '', sendAt: send_at });
    if ((await countPlanned(db)) > MOST_PLANNED) throw new AppError('twilio_communications.too_many_planned');
    return { planned: recipients.length, left_out };
  }

  async #plan(db: Db, { contact_id, phone_e164 }: Recipient, { key, body, sendAt }: Writing): Promise<void> {
    const requestKey = `${db.memberId ?? 0}:${key}:${contact_id}`;
    if (await messageWithKey(db, requestKey)) return;
    const conversation = await openConversation(db, { phone: phone_e164, contactId: contact_id, projectId: null, optState: 'opted_in' });
    const chosen = await this.parts.times.waiting(db, { phone: phone_e164, sendAt });
    const when: SendTime = { ...chosen, at: chosen.at ?? this.parts.deps.clock() };
    const { segments, encoding } = countSegments(body);
    const row = await insertMessage(db, {
      conversation_id: conversation.id,
      direction: 'out',
      body,
      media_ids: [],
      segments,
      encoding,
      status: 'planned',
      request_key: requestKey,
      when,
    });
    if (!row) return;
    await addPlanEntry(db, row.id, 'Planned, as a text to many');
    const { tenantId } = db;
    db.afterCommit(() => this.parts.live.changed(tenantId, conversation.id));
  }

  async #sorted(db: Db, contacts: Parameters<typeof recipientsOf>[0]): Promise<ReturnType<typeof recipientsOf>> {
    const optStates = await optStatesOf(
      db,
      contacts.flatMap(({ phone_e164 }) => phone_e164 ?? []),
    );
    return recipientsOf(contacts, { countries: await this.parts.mayText.countries(db), optStates });
  }

  /** As each of them gets it. */
  async #texts(db: Db, recipients: readonly Recipient[], body: string): Promise<string[]> {
    const { name: business } = await this.parts.deps.api('auth_and_admin').tenant(db);
    return recipients.map(
      ({ firstName }) =>
        `${body.replaceAll('{name}', () => firstName || 'there').replaceAll('{business}', () => business)}\n${OPT_OUT_LINE}`,
    );
  }

  #contacts() {
    return this.parts.deps.api('tenant_crm').contacts;
  }
}
