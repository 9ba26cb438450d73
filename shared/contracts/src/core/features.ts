/** What a finer permission is called and what it is good for, in the words of the role matrix. */
export interface FeatureSpec {
  readonly title: string;
  readonly text: string;
  readonly risk: 'read' | 'write' | 'money' | 'send';
  /** The plugin whose operations will ask for it and that this server does not have yet. Until then it is not shown. */
  readonly awaits?: string;
}

/**
 * The one catalogue of finer permissions: what a member may do beyond opening a plugin. Each is asked for by an operation
 * (`feature`, `mayNeed`, `fieldsNeed`) or awaits its plugin; `pnpm check` refuses one that nobody asks for. What only the
 * pages of a plugin ask for stands in its manifest instead.
 */
export const features = {
  view_costs: { title: 'See costs and margins', text: 'Without it no cost, wage or margin leaves the server.', risk: 'read' },
  approve_discount: {
    title: 'Approve discounts',
    text: 'Proposals above the discount limit wait for this.',
    risk: 'money',
  },
  record_payment: { title: 'Record payments', text: 'Note money that came in.', risk: 'money' },
  refund_payment: { title: 'Refund payments', text: 'Send money back.', risk: 'money' },
  pay_partners: {
    title: 'Pay partners',
    text: 'What referral partners are promised, their bank details, and payouts to them.',
    risk: 'money',
  },
  send_client_messages: { title: 'Write to clients', text: 'E-mails and texts that leave the house.', risk: 'send' },
  sign_contracts: { title: 'Sign contracts', text: 'In the name of the business.', risk: 'write' },
  manage_templates: { title: 'Change templates', text: 'Texts and other templates that everybody begins with.', risk: 'write' },
  export_data: { title: 'Export data', text: 'Lists, and all that is kept about a person, as files.', risk: 'read' },
  delete_records: {
    title: 'Delete records',
    text: 'Archive or delete what everybody works with. Most of it can be brought back for a while.',
    risk: 'write',
  },
  allow_late_changes: {
    title: 'Allow late changes',
    text: 'What clients ask for after the last day for changes, and how long before the event that day is.',
    risk: 'write',
  },
  manage_members: { title: 'Look after members', text: 'Facts, skills, availability and rules; never roles.', risk: 'write' },
  run_backup: { title: 'Run backups', text: 'And restore them.', risk: 'write', awaits: 'backup' },
  place_orders: { title: 'Place orders', text: 'With wholesalers, growers and rental houses.', risk: 'money' },
  access_live_console: { title: 'Live console', text: 'Talk to the assistant. Administrators need it too.', risk: 'read' },
  adjust_stock: { title: 'Correct stock', text: 'Count, write off, move.', risk: 'write' },
} as const satisfies Readonly<Record<string, FeatureSpec>>;

/** A finer permission that an operation can ask for. */
export type FeatureId = keyof typeof features;

/** The parts of an operation that ask for features. */
export interface AsksForFeatures {
  readonly feature?: FeatureId | readonly FeatureId[];
  readonly mayNeed?: readonly FeatureId[];
  readonly fieldsNeed?: readonly FeatureId[];
}

/**
 * The features without which an operation is refused, whatever it is sent.
 *
 * @example
 * for (const feature of neededFeatures(operation)) requireFeature({ permissions }, feature);
 */
export function neededFeatures({ feature = [] }: AsksForFeatures): readonly FeatureId[] {
  return typeof feature === 'string' ? [feature] : feature;
}

/**
 * Every feature that makes a difference to an operation.
 *
 * @example
 * const enforced = new Set(operations.flatMap(askedFeatures));
 */
export function askedFeatures(operation: AsksForFeatures): readonly FeatureId[] {
  return [...neededFeatures(operation), ...(operation.mayNeed ?? []), ...(operation.fieldsNeed ?? [])];
}
