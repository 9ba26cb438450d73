import type { SearchSource } from '../../platform/search/search-source';

/** Conversations by their number, texts by what they say. */
export const search: Readonly<Record<'conversation' | 'message', SearchSource>> = {
  conversation: {
    group: 'Conversations',
    icon: 'comment',
    table: 'twilio_communications_conversation',
    text: 'phone_e164',
    title: 'phone_e164',
    hint: 'last_text',
    path: '/twilio_communications?conversation=:id',
  },
  message: {
    group: 'Texts',
    icon: 'comment',
    table: 'twilio_communications_message',
    join: `join twilio_communications_conversation conversation
      on conversation.tenant_id = twilio_communications_message.tenant_id and conversation.id = conversation_id`,
    text: 'search',
    title: 'conversation.phone_e164',
    excerpt: 'body',
    path: '/twilio_communications?conversation=:conversation_id',
  },
};
