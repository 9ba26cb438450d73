const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Months as people write them in a table; none for all year. Null for what says no months.
 *
 * @example readMonths('Nov–Feb, 6'); // [1, 2, 6, 11, 12]
 */
export function readMonths(text: string): readonly number[] | null {
  const parts = text
    .toLowerCase()
    .split(/[,;/|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'all year');
  const runs = parts.map(readRun);
  if (runs.includes(null)) return null;
  return [...new Set(runs.flatMap((run) => run ?? []))].sort((a, b) => a - b);
}

/** One month, or from one to another, over the turn of the year too. */
function readRun(text: string): readonly number[] | null {
  const ends = text.split(/\s*(?:-|–|to)\s*/).map(readMonth);
  const [start, end = start] = ends;
  if (ends.length > 2 || !start || !end) return null;
  return Array.from({ length: ((end - start + 12) % 12) + 1 }, (_, at) => ((start - 1 + at) % 12) + 1);
}

function readMonth(text: string): number | undefined {
  const named = MONTHS.findIndex((month) => /^[a-z]{3,9}$/.test(text) && text.startsWith(month)) + 1;
  const month = /^\d{1,2}$/.test(text) ? Number(text) : named;
  return month >= 1 && month <= 12 ? month : undefined;
}
