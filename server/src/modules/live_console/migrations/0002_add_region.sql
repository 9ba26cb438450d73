-- Empty: the region of the server (GEMINI_LIVE_REGION).
alter table live_console_connection add column region text not null default '';
