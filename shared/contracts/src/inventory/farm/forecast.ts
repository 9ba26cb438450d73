import { addDays, daysBetween } from '../../core/days';
import { allocate } from '../../core/money';

/** A crop as far as it says what will be cut. */
interface Growing {
  readonly status: 'failed' | 'finished' | 'growing' | 'harvesting' | 'planned' | 'planted';
  readonly first_harvest_on: string;
  readonly harvest_weeks: number;
  readonly expected_stems: number;
  readonly harvested: number;
}

interface ForecastWeek {
  /** Its Monday. */
  readonly from: string;
  readonly stems: number;
}

const WEEK = 7;
/** 1970-01-05, the first Monday that is counted from. */
const A_MONDAY = '1970-01-05';

/** The Monday of the week of a day. @example mondayOf('2027-06-12'); // '2027-06-07' */
export function mondayOf(day: string): string {
  const days = daysBetween(A_MONDAY, day);
  return addDays(day, -(((days % WEEK) + WEEK) % WEEK));
}

/**
 * The stems that will be cut in each of the next weeks: what a crop is still expected to bring, spread evenly over what is left of its weeks.
 *
 * @example stemsPerWeek([lisianthus], { today: '2027-06-09', weeks: 8 }); // [{ from: '2027-06-07', stems: 60 }, …]
 */
export function stemsPerWeek(
  crops: readonly Growing[],
  { today, weeks }: { readonly today: string; readonly weeks: number },
): ForecastWeek[] {
  const first = mondayOf(today);
  const stems = new Array<number>(weeks).fill(0);
  for (const crop of crops) {
    const left = crop.expected_stems - crop.harvested;
    if (left <= 0 || crop.status === 'finished' || crop.status === 'failed') continue;
    const begins = daysBetween(first, mondayOf(crop.first_harvest_on)) / WEEK;
    const start = Math.max(0, begins);
    // What is late is still to be cut: this week.
    const end = Math.max(start + 1, begins + crop.harvest_weeks);
    const parts = allocate(left, new Array<number>(end - start).fill(1));
    parts.forEach((part, at) => {
      if (start + at < weeks) stems[start + at] = (stems[start + at] ?? 0) + part;
    });
  }
  return stems.map((count, at) => ({ from: addDays(first, at * WEEK), stems: count }));
}
