import { seasonWarnings, type Ingredient, type SeasonWarning } from '@butterfly/contracts/floral_recipe_builder';
import type { Catalogue } from '../book/use-book';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The months of an ingredient as people say them. @example monthsText([1, 2, 11, 12]); // 'Nov–Feb' */
export function monthsText(months: readonly number[]): string {
  const isIn = (month: number) => months.includes(((month - 1 + 12) % 12) + 1);
  const starts = [...months].sort((a, b) => a - b).filter((month) => !isIn(month - 1));
  const runs = starts.map((start) => {
    let end = start;
    while (isIn(end + 1)) end += 1;
    const name = (month: number) => MONTHS[(month - 1) % 12] ?? '';
    return start === end ? name(start) : `${name(start)}–${name(end)}`;
  });
  return runs.join(', ') || 'all year';
}

/** What speaks against an ingredient on the day of the event, in words. */
export function warningsOf(
  ingredient: Ingredient | undefined,
  { eventDate, today, catalogue }: { eventDate: string | null; today: string; catalogue: Catalogue },
): readonly { readonly kind: SeasonWarning; readonly words: string }[] {
  if (!ingredient || !eventDate || eventDate < today) return [];
  const when = { event_date: eventDate, today, lead_time_days: catalogue.leadOf(ingredient) };
  return seasonWarnings(ingredient, when).map((kind) => ({ kind, words: words(kind, ingredient) }));
}

function words(kind: SeasonWarning, { season_months, vase_life_days, processing_lead_days }: Ingredient): string {
  if (kind === 'out_of_season') return `Out of season: ${monthsText(season_months)} only`;
  if (kind === 'fades_before') return `Keeps ${vase_life_days} days, and comes in ${processing_lead_days} days before`;
  return 'Too late to order in time';
}
