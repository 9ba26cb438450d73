-- What is archived, and what has one state, each in the order in which the list shows it.
create index questionnaire_template_archived on questionnaire_template (tenant_id, updated_at desc, id desc) where archived_at is not null;
create index questionnaire_questionnaire_state on questionnaire_questionnaire (tenant_id, state, updated_at desc, id desc);
