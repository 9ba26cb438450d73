-- Every list in the order in which it opens, whole and of one status: a page reads what it shows, however long the list.
create index referral_portal_partner_listed on referral_portal_partner (tenant_id, lower(company), id) where status <> 'removed';
create index referral_portal_partner_status on referral_portal_partner (tenant_id, status, lower(company), id);
create index referral_portal_referral_listed on referral_portal_referral (tenant_id, referred_at desc, id desc);
create index referral_portal_referral_status on referral_portal_referral (tenant_id, status, referred_at desc, id desc);
create index referral_portal_commission_listed on referral_portal_commission (tenant_id, earned_on desc, id desc);
create index referral_portal_commission_status on referral_portal_commission (tenant_id, status, earned_on desc, id desc);
create index referral_portal_payout_status on referral_portal_payout (tenant_id, status, id desc);
