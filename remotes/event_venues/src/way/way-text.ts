import type { Way } from '@butterfly/contracts/event_venues';

/** @example kilometres(46_300) // '46.3' */
export const kilometres = (meters: number): string => (meters / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 });

/** @example durationText(135) // '2 h 15 min' */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/**
 * A way and what it costs in a line.
 *
 * @example wayText({ meters: 46_000, minutes: 52, is_driven: true }, '$209.40') // '46 km · 52 min · delivery $209.40'
 */
export function wayText({ meters, minutes, is_driven: isDriven }: Way, fee: string | null): string {
  return [`${isDriven ? '' : 'about '}${kilometres(meters)} km`, durationText(minutes), fee && `delivery ${fee}`]
    .filter(Boolean)
    .join(' · ');
}
