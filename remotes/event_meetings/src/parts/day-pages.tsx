import { addDays } from '@butterfly/contracts/days';

export const PAGE_DAYS = 28;

/** Four weeks from a day, as far as times are offered. */
export function spanFrom(from: string, last: string): { from: string; to: string } {
  const to = addDays(from, PAGE_DAYS - 1);
  return { from, to: to > last ? last : to };
}

interface DayPagesProps {
  readonly from: string;
  readonly first: string;
  readonly last: string;
  readonly onChange: (from: string) => void;
}

/** Four weeks earlier or later. */
export function DayPages({ from, first, last, onChange }: DayPagesProps) {
  const earlier = addDays(from, -PAGE_DAYS);
  const later = addDays(from, PAGE_DAYS);
  if (from <= first && later > last) return null;
  return (
    <div className="event_meetings-pages">
      <button
        type="button"
        className="event_meetings-button"
        disabled={from <= first}
        onClick={() => onChange(earlier < first ? first : earlier)}
      >
        Earlier days
      </button>
      <button type="button" className="event_meetings-button" disabled={later > last} onClick={() => onChange(later)}>
        Later days
      </button>
    </div>
  );
}
