/** A list of the API and the table whose rows it shows. */
export interface MeasuredList {
  readonly path: string;
  readonly table: string;
  /** One that most people choose. */
  readonly filter?: string;
  /** Words are looked for in what nobody has an index for: every row is read. */
  readonly search?: string;
  /** What a row of the demo is changed to, beside what `clone.ts` does to every row. SQL over `seed` and `n`. */
  readonly vary?: Readonly<Record<string, string>>;
  /** A table of which every row needs one of its own, by the column that names the row. */
  readonly along?: { readonly table: string; readonly key: string };
  /** What stands instead of a demo that has no row; SQL that makes one in the business that asks. */
  readonly first?: string;
}

/**
 * Every list that is answered page by page. Left out: the members of a business, of which there is no million, and what lies below one
 * record (notes, lines of an import, proposals of a project).
 */
export const LISTS: readonly MeasuredList[] = [
  { path: 'client_portal/portals', table: 'client_portal_person' },
  { path: 'client_requests/requests', table: 'client_requests_request', filter: 'status=open', search: 'lanterns' },
  { path: 'contact_management/clients', table: 'tenant_crm_contact', filter: 'kind=planner', search: 'okafor' },
  { path: 'contract/contracts', table: 'contract_contract', filter: 'state=sent', search: 'okafor' },
  { path: 'event_meetings/bookings', table: 'event_meetings_booking', filter: 'when=past', search: 'ada' },
  { path: 'event_venues/venues', table: 'event_venues_venue', filter: 'archived=true', search: 'barn' },
  { path: 'floral_recipe_builder/ingredients', table: 'floral_recipe_builder_ingredient', filter: 'kind=fresh', search: 'rose' },
  { path: 'inventory/locations', table: 'inventory_location', filter: 'archived=true', search: 'cooler' },
  { path: 'inventory/categories', table: 'inventory_category', filter: 'archived=true', search: 'vases' },
  { path: 'inventory/subcategories', table: 'inventory_subcategory', filter: 'archived=true', search: 'glass' },
  { path: 'inventory/hg-types', table: 'inventory_type', filter: 'archived=true', search: 'lantern' },
  {
    path: 'inventory/hg-items',
    table: 'inventory_item',
    filter: 'archived=true',
    search: 'lantern',
    vary: { sku: `seed.sku || '-' || n` },
  },
  { path: 'inventory/hard-goods/transactions', table: 'inventory_transaction', filter: 'kind=receipt' },
  {
    path: 'inventory/kits',
    table: 'inventory_kit',
    filter: 'archived=true',
    search: 'table',
    along: { table: 'inventory_kit_part', key: 'kit_id' },
  },
  {
    path: 'inventory/stocktakes',
    table: 'inventory_stocktake',
    vary: { location_id: 'seed.location_id' },
    first: `insert into inventory_stocktake (location_id, blind, closed_at) select min(id), false, now() from inventory_location`,
  },
  { path: 'inventory/shop', table: 'inventory_lot', filter: 'status=fresh', search: 'rose' },
  { path: 'inventory/farm/transactions', table: 'inventory_farm_move', filter: 'kind=harvest' },
  {
    path: 'inventory/hg-orders',
    table: 'inventory_restock',
    filter: 'state=ordered',
    first: `insert into inventory_restock (item_id, qty, supplier) select id, 12, 'Mayfield' from inventory_item order by id limit 5`,
  },
  { path: 'lead_page_builder/pages', table: 'lead_page_builder_page', filter: 'archived=true', search: 'wedding' },
  { path: 'lead_page_builder/submissions', table: 'lead_page_builder_submission', filter: 'status=ok', search: 'ada' },
  { path: 'notices/notices', table: 'notices_notice', filter: 'severity=important', search: 'closed' },
  { path: 'payments/payments', table: 'payments_payment', search: 'deposit', vary: { provider: 'seed.provider' } },
  { path: 'payments/expenses', table: 'payments_expense', search: 'flowers' },
  { path: 'proposal_and_invoice/invoices', table: 'proposal_and_invoice_invoice', search: 'wedding' },
  { path: 'questionnaire/templates', table: 'questionnaire_template', filter: 'archived=true', search: 'wedding' },
  { path: 'questionnaire/questionnaires', table: 'questionnaire_questionnaire', filter: 'state=sent', search: 'wedding' },
  { path: 'referral_portal/partners', table: 'referral_portal_partner', filter: 'status=approved', search: 'rivergate' },
  { path: 'referral_portal/referrals', table: 'referral_portal_referral', filter: 'status=converted', search: 'ada' },
  { path: 'referral_portal/commissions', table: 'referral_portal_commission', filter: 'status=pending' },
  {
    path: 'referral_portal/payouts',
    table: 'referral_portal_payout',
    filter: 'status=sent',
    first: `insert into referral_portal_payout (partner_id, amount_cents, currency, status, reference)
      select partner.id, 10000, 'USD', status, 'P-' || status from (select min(id) as id from referral_portal_partner) partner, unnest('{draft,sent}'::text[]) status`,
  },
  { path: 'tenant_crm/projects', table: 'tenant_crm_project', filter: 'event_type=wedding', search: 'barn' },
  { path: 'tenant_crm/contacts', table: 'tenant_crm_contact', filter: 'kind=planner', search: 'okafor' },
  { path: 'tenant_crm/organizations', table: 'tenant_crm_organization', filter: 'kind=vendor', search: 'farm' },
  { path: 'tenant_crm/leads', table: 'tenant_crm_lead', filter: 'event_type=wedding', search: 'ada' },
  { path: 'transactional_emails/logs', table: 'transactional_emails_send', filter: 'status=sent', search: 'proposal' },
  { path: 'transactional_emails/suppressions', table: 'transactional_emails_suppression', search: 'example' },
  {
    path: 'twilio_communications/calls',
    table: 'twilio_communications_call',
    filter: 'show=missed',
    first: `insert into twilio_communications_call (sid, from_number, to_number, status, direction, missed)
      select 'CA' || n, '+15185550123', '+15185550100', 'completed', 'in', n % 5 = 0 from generate_series(1, 10) n`,
  },
  { path: 'twilio_communications/conversations', table: 'twilio_communications_conversation', filter: 'show=unread', search: 'ada' },
];
