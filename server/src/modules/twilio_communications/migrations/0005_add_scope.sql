-- A conversation is seen with its project, by who takes care of it and by who began it; a call by who made or took it.
select platform_scope('twilio_communications_conversation', format('%2$s or assignee_id = %1$s or created_by_id = %1$s', platform_me(), platform_is_assigned('project_id')));
select platform_scope_by_parent('twilio_communications_message', 'conversation_id', 'twilio_communications_conversation');
select platform_scope_by_parent('twilio_communications_plan_entry', 'message_id', 'twilio_communications_message');
select platform_scope('twilio_communications_call', format('member_id = %s', platform_me()));
select platform_scope('twilio_communications_media', format('created_by_id = %s or exists (select from twilio_communications_message m where twilio_communications_media.id = any (m.media_ids))', platform_me()));
