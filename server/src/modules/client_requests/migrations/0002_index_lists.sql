-- What is open, and what has one status, each in the order in which the list shows it: a page reads what it shows, however long the list.
create index client_requests_request_open_listed on client_requests_request (tenant_id, updated_at desc, id desc) where status not in ('applied', 'declined', 'closed');
create index client_requests_request_status on client_requests_request (tenant_id, status, updated_at desc, id desc);
