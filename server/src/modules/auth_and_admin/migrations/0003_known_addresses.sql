-- While an account is being guessed from many addresses, only those its owner has signed in from before are let through.
create index auth_and_admin_session_address on auth_and_admin_session (user_id, created_at desc);
