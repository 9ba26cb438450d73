import { countSegments, type MessageStatus } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { openConversation, setOptState, touchConversation, type ConversationRow } from '../texts/conversation.repository';
import type { IncomingMedia } from '../texts/incoming-media';
import type { LiveTexts } from '../texts/live-texts';
import { insertMessage, report } from '../texts/message.repository';
import { optRequest } from '../texts/opt-requests';
import type { TextService } from '../texts/service';
import { response } from '../voice/twiml';
import type { Signed } from './signed';

const STATUSES: Readonly<Record<string, MessageStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
};
const OPTED_OUT = '21610';
const MOST_MEDIA = 10;

interface Parts {
  readonly deps: Pick<Platform, 'api'>;
  readonly texts: TextService;
  readonly live: LiveTexts;
  readonly media: IncomingMedia;
}

/** Texts that come in, and what became of those that went out. Twilio tells of everything at least once. */
export class TextHook {
  constructor(private readonly parts: Parts) {}

  async received({ db, form }: Signed): Promise<string> {
    const [phone, body, sid] = [form['From'] ?? '', (form['Body'] ?? '').slice(0, 1_600), form['MessageSid'] ?? ''];
    const [contact] = await this.parts.deps.api('tenant_crm').contacts.withPhone(db, phone);
    const conversation = await openConversation(db, { phone, contactId: contact?.id ?? null, projectId: null });
    const { segments, encoding } = countSegments(body);
    const row = await insertMessage(db, {
      conversation_id: conversation.id,
      direction: 'in',
      body,
      media_ids: [],
      segments,
      encoding,
      status: 'received',
      provider_sid: sid,
    });
    // Told before.
    if (!row) return response();
    const request = optRequest(body);
    await touchConversation(db, { id: conversation.id, text: body || 'Picture', direction: 'in', flag: request === 'stop_in_words' });
    await this.#obey(db, { conversation, body, request });
    db.emit('twilio_communications.message.received@1', {
      conversation_id: conversation.id,
      message_id: row.id,
      contact_id: conversation.contact_id,
    });
    const { tenantId } = db;
    const urls = mediaOf(form);
    if (urls.length > 0) await this.parts.media.fetchSoon(db, { messageId: row.id, conversationId: conversation.id, urls });
    db.afterCommit(() => this.parts.live.changed(tenantId, conversation.id));
    // Twilio itself answers STOP, START and HELP; a second answer would be one too many.
    return response();
  }

  async reported({ db, form }: Signed): Promise<string> {
    const status = STATUSES[form['MessageStatus'] ?? ''];
    if (!status) return response();
    const code = form['ErrorCode'] ?? '';
    const row = await report(db, { sid: form['MessageSid'] ?? '', status, error: code === '' ? '' : `Twilio error ${code.slice(0, 8)}` });
    if (row && code === OPTED_OUT) await setOptState(db, row.conversation_id, 'opted_out');
    const { tenantId } = db;
    if (row) db.afterCommit(() => this.parts.live.changed(tenantId, row.conversation_id));
    return response();
  }

  async #obey(
    db: Db,
    { conversation, body, request }: { conversation: ConversationRow; body: string; request: ReturnType<typeof optRequest> },
  ): Promise<void> {
    if (request !== 'stop' && request !== 'start') return;
    const state = request === 'stop' ? 'opted_out' : 'opted_in';
    await setOptState(db, conversation.id, state);
    await this.parts.texts.recordOptState(db, conversation, { state, source: 'Text message', proof: body.trim().slice(0, 100) });
    if (request === 'stop')
      db.emit('twilio_communications.contact.opted_out@1', { conversation_id: conversation.id, contact_id: conversation.contact_id });
  }
}

function mediaOf(form: Signed['form']): string[] {
  const count = Math.min(Number(form['NumMedia'] ?? 0) || 0, MOST_MEDIA);
  return Array.from({ length: count }, (_, at) => form[`MediaUrl${at}`] ?? '').filter((url) => url !== '');
}
