-- What changes of how clients pay stands in the log of who changed what.
select platform_scope_subject('payments.settings', 'payments_settings');
