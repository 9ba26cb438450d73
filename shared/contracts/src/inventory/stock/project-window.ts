import { addDays } from '../../core/days';
import type { Range } from './free-over';

/** Days that a thing is kept from others before and after it is out: to fetch it, to clean it. */
export interface Buffers {
  readonly buffer_before_days: number;
  readonly buffer_after_days: number;
}

/** When a project has its things, unless somebody says otherwise: from the day before to the day after it. @example projectWindow('2027-06-12'); // 11 to 14 June */
export function projectWindow(eventDate: string): Range {
  return { from: addDays(eventDate, -1), to: addDays(eventDate, 2) };
}

/** The range in which nobody else has it. */
export function protectedRange({ from, to }: Range, buffers: Buffers): Range {
  return { from: addDays(from, -buffers.buffer_before_days), to: addDays(to, buffers.buffer_after_days) };
}
