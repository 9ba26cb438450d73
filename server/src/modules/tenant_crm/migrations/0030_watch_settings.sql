-- Read with every lead: kept in the processes until it changes.
select platform_live('tenant_crm_settings', 'tenant_crm.settings', 'tenant_id');
