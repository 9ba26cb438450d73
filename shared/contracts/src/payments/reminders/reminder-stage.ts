import { addDays, daysBetween } from '../../core/days';

/** When clients are reminded: so many days before a part is due, and so many after. */
export interface ReminderPolicy {
  readonly on: boolean;
  readonly days_before: readonly number[];
  readonly days_after: readonly number[];
}

/**
 * Which reminder a part has come to: −7 is that of seven days before, 14 that of fourteen days after; null: none yet. Of several whose day is
 * past it is the last one, so that nobody gets two at once; none whose day was over before the invoice was written.
 *
 * @example reminderStage({ due_on: '2027-03-14', issued_on: '2027-02-01' }, { today: '2027-03-10', policy }); // -7
 */
export function reminderStage(
  { due_on, issued_on }: { readonly due_on: string; readonly issued_on: string | null },
  { today, policy: { days_before, days_after } }: { readonly today: string; readonly policy: ReminderPolicy },
): number | null {
  const until = daysBetween(today, due_on);
  const before = Math.min(...days_before.filter((days) => days >= until));
  const after = Math.max(...days_after.filter((days) => days <= -until));
  const stage = until >= 0 ? -before : after;
  if (!Number.isFinite(stage)) return null;
  return issued_on !== null && addDays(due_on, stage) < issued_on ? null : stage;
}
