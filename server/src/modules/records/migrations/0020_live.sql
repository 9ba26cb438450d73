-- Open pages hear that something hangs on a record, or no longer.
select platform_live_by_subject('records_note');
select platform_live_by_subject('records_file');
select platform_live_by_subject('records_activity');
