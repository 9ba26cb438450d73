-- Read with every record that is written: kept in the processes until they change.
select platform_live('records_custom_field', 'records.custom_field', 'id', null);
