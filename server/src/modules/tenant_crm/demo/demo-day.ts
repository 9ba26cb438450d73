import { addDays } from '@butterfly/contracts/days';

/** So many days from today, or the very day that is named. */
export const demoDay = (day: number | string | null, today: string): string | null => (typeof day === 'number' ? addDays(today, day) : day);
