const MONTHS_AHEAD = 36;

/**
 * A month in words.
 *
 * @example monthText('2027-06') // 'June 2027'
 */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`));
}

/** The months from `today` on, for who does not know the day yet; one that was chosen before stays. `today` is `YYYY-MM-DD`. */
export function monthOptions(today: string, chosen: string | null): { value: string; label: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, at) => new Date(Date.UTC(year, month - 1 + at, 15)).toISOString().slice(0, 7));
  const months = chosen && !ahead.includes(chosen) ? [chosen, ...ahead] : ahead;
  return months.map((value) => ({ value, label: monthText(value) }));
}
