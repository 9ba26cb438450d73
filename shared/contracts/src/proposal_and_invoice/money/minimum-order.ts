/** The least that an order of some days has to come to, before tax. */
export interface MinimumOrder {
  /** 1 Monday to 7 Sunday; none: every day of the week. */
  readonly weekdays: readonly number[];
  /** `05-01`; with `to`, the season of every year, also over new year. Null: all year. */
  readonly from: string | null;
  readonly to: string | null;
  readonly cents: number;
}

/**
 * What an order of a day has to come to at least; the highest of those that hold. Null: nothing is asked, or the day is not known.
 *
 * @param day `2027-06-12`
 * @example minimumOrderOn([{ weekdays: [6], from: '05-01', to: '10-31', cents: 350_000 }], '2027-06-12'); // 350000: a Saturday in season
 */
export function minimumOrderOn(minimums: readonly MinimumOrder[], day: string | null): number | null {
  if (day === null) return null;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const held = minimums.filter((one) => (one.weekdays.length === 0 || one.weekdays.includes(weekday)) && isInSeason(one, day.slice(5)));
  return held.length === 0 ? null : Math.max(...held.map(({ cents }) => cents));
}

function isInSeason({ from, to }: Pick<MinimumOrder, 'from' | 'to'>, monthDay: string): boolean {
  if (from === null || to === null) return true;
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}
