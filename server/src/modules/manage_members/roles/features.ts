/** Finer permissions of the suite, in the words of the matrix (domain: permissions). */
export const FINER_FEATURES: readonly { readonly id: string; readonly title: string; readonly text: string; readonly risk: 'read' | 'write' | 'money' | 'send' }[] = [
  { id: 'view_costs', title: 'See costs and margins', text: 'Without it no cost, wage or margin leaves the server.', risk: 'read' },
  { id: 'approve_discount', title: 'Approve discounts', text: 'Proposals above the discount limit wait for this.', risk: 'money' },
  { id: 'record_payment', title: 'Record payments', text: 'Note money that came in.', risk: 'money' },
  { id: 'refund_payment', title: 'Refund payments', text: 'Send money back.', risk: 'money' },
  { id: 'send_client_messages', title: 'Write to clients', text: 'E-mails and texts that leave the house.', risk: 'send' },
  { id: 'sign_contracts', title: 'Sign contracts', text: 'In the name of the business.', risk: 'write' },
  { id: 'manage_templates', title: 'Change templates', text: 'Proposals, contracts, questionnaires, mails.', risk: 'write' },
  { id: 'export_data', title: 'Export data', text: 'Lists and reports as files.', risk: 'read' },
  { id: 'delete_records', title: 'Delete records', text: 'What others can still bring back for a while.', risk: 'write' },
  { id: 'manage_members', title: 'Look after members', text: 'Facts, skills and availability; never roles.', risk: 'write' },
  { id: 'run_backup', title: 'Run backups', text: 'And restore them.', risk: 'write' },
  { id: 'place_orders', title: 'Place orders', text: 'With wholesalers and growers.', risk: 'money' },
  { id: 'adjust_stock', title: 'Correct stock', text: 'Count, write off, move.', risk: 'write' },
  { id: 'access_live_console', title: 'Live console', text: 'Talk to the assistant. Administrators need it too.', risk: 'read' },
];

/** Plugins every signed-in member has. */
export const ALWAYS = new Set(['home_view', 'exodus']);
/** Opened by its feature alone, also for administrators. */
export const FEATURE_ONLY = new Set(['live_console']);
