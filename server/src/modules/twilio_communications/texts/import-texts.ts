import { countSegments } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { ImportedConversation, TwilioCommunicationsApi } from '../api';
import { addTemplate } from '../templates/repository';
import { openConversation } from './conversation.repository';

const INSERT = `insert into twilio_communications_message (conversation_id, direction, body, segments, encoding, status, provider, error, sent_by_id, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, 'test', $7, $8, $9, $9)`;
const LATEST = `update twilio_communications_conversation set last_at = $2, last_text = left($3, 200), last_direction = $4, unread = $5 where id = $1`;

/** Takes over what another system knew. */
export const importTexts: TwilioCommunicationsApi['importTexts'] = async (db, { conversations, templates }) => {
  if ((await db.rows('select id from twilio_communications_conversation limit 1')).length > 0) return;
  for (const one of conversations) await importConversation(db, one);
  for (const template of templates) await addTemplate(db, template);
};

async function importConversation(
  db: Db,
  { phone, contactId, projectId, optState = 'unknown', unread, messages }: ImportedConversation,
): Promise<void> {
  const { id } = await openConversation(db, { phone, contactId, projectId, optState });
  for (const { direction, body, status, error = '', byId = null, at } of messages) {
    const { segments, encoding } = countSegments(body);
    await db.rows(INSERT, [id, direction, body, segments, encoding, status, error, byId, at]);
  }
  const last = messages.at(-1);
  if (last) await db.rows(LATEST, [id, last.at, last.body, last.direction, unread]);
}
