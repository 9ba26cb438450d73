/** What is known of when an ingredient is to be had and how long it keeps. */
interface Seasonal {
  readonly season_months: readonly number[];
  readonly vase_life_days: number | null;
  /** Days before the event at which it has to be in the house. */
  readonly processing_lead_days: number;
}

interface When {
  /** `2027-06-12`. */
  readonly event_date: string;
  readonly today: string;
  /** Days between an order and its flowers. */
  readonly lead_time_days: number;
}

export type SeasonWarning = 'fades_before' | 'out_of_season' | 'too_late';

/** Days from one calendar day to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * What speaks against an ingredient on a day: it is out of season, has faded by then if it comes in as early as it has to, or can no longer
 * be ordered in time.
 *
 * @example
 * seasonWarnings({ season_months: [5, 6], vase_life_days: 5, processing_lead_days: 3 }, { event_date: '2027-09-12', today: '2027-01-01', lead_time_days: 3 }); // ['out_of_season']
 */
export function seasonWarnings(item: Seasonal, { event_date, today, lead_time_days }: When): SeasonWarning[] {
  const month = Number(event_date.slice(5, 7));
  const warnings: SeasonWarning[] = [];
  if (item.season_months.length > 0 && !item.season_months.includes(month)) warnings.push('out_of_season');
  if (item.vase_life_days !== null && item.vase_life_days < item.processing_lead_days) warnings.push('fades_before');
  if (daysBetween(today, event_date) < item.processing_lead_days + lead_time_days) warnings.push('too_late');
  return warnings;
}
