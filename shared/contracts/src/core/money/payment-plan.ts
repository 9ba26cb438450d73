import { allocate } from './allocate';

/** When a part is due. Days may be negative: `{ on: 'event', days: -21 }` is three weeks before the event. */
export type Anchor =
  | { readonly on: 'acceptance' }
  | { readonly on: 'day'; readonly day: string }
  | { readonly on: 'event' | 'issue'; readonly days: number };

export interface PlanPart {
  readonly label: string;
  /** Basis points of what the fixed parts leave, or minor units. */
  readonly share: { readonly bps: number } | { readonly cents: number };
  readonly due: Anchor;
}

export interface Installment {
  readonly label: string;
  /** `2027-05-22`. */
  readonly due_on: string;
  readonly amount_cents: number;
}

export interface PlanDays {
  /** The day of acceptance; what would have been due before it is due with the first part that is still to come. */
  readonly accepted_on: string;
  readonly issued_on: string;
  readonly event_on: string;
}

const DAY_MS = 86_400_000;

/**
 * The installments of a total, the first due first. Their sum is the total exactly, whatever the shares.
 *
 * @throws RangeError when the fixed parts are more than the total, or leave something that no part takes
 * @example payInParts(536_212, { parts: thirtyFortyThirty, days: { accepted_on: '2027-02-01', issued_on: '2027-02-01', event_on: '2027-06-12' } });
 */
export function payInParts(total_cents: number, { parts, days }: { parts: readonly PlanPart[]; days: PlanDays }): Installment[] {
  const amounts = amountsOf(total_cents, parts);
  const all = parts.map(({ label, due }, at) => ({ label, due_on: dueOn(due, days), amount_cents: amounts[at] ?? 0 }));
  return mergePast(
    all.sort((a, b) => a.due_on.localeCompare(b.due_on)),
    days.accepted_on,
  );
}

function amountsOf(total: number, parts: readonly PlanPart[]): number[] {
  const fixed = parts.reduce((sum, { share }) => sum + ('cents' in share ? share.cents : 0), 0);
  const weights = parts.map(({ share }) => ('bps' in share ? share.bps : 0));
  const rest = total - fixed;
  if (rest < 0) throw new RangeError('The fixed parts are more than the total.');
  if (rest > 0 && weights.every((weight) => weight === 0)) throw new RangeError('No part takes what the fixed parts leave.');
  const shares = rest === 0 ? weights.map(() => 0) : allocate(rest, weights);
  return parts.map(({ share }, at) => ('cents' in share ? share.cents : (shares[at] ?? 0)));
}

/** On the calendar, without a zone. */
function dueOn(due: Anchor, { accepted_on, issued_on, event_on }: PlanDays): string {
  if (due.on === 'acceptance') return accepted_on;
  if (due.on === 'day') return due.day;
  const from = due.on === 'event' ? event_on : issued_on;
  return new Date(Date.parse(`${from}T00:00:00Z`) + due.days * DAY_MS).toISOString().slice(0, 10);
}

function mergePast(installments: readonly Installment[], accepted_on: string): Installment[] {
  const past = installments.filter(({ due_on }) => due_on < accepted_on);
  const [first, ...later] = installments.filter(({ due_on }) => due_on >= accepted_on);
  if (past.length === 0) return [...installments];
  const owed = past.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (!first) return [{ label: past[0]?.label ?? '', due_on: accepted_on, amount_cents: owed }];
  return [{ ...first, amount_cents: first.amount_cents + owed }, ...later];
}
