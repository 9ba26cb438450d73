-- Missed calls, and conversations that somebody looks for, in the order in which the lists show them. The indexes hold those alone.
create index twilio_communications_call_missed on twilio_communications_call (tenant_id, id desc) where missed;
create index twilio_communications_conversation_unread on twilio_communications_conversation (tenant_id, last_at desc, id desc) where unread > 0;
create index twilio_communications_conversation_flagged on twilio_communications_conversation (tenant_id, last_at desc, id desc) where flagged;
