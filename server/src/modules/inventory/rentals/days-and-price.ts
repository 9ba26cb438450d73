import { daysBetween } from '@butterfly/contracts/days';
import type { Range } from '@butterfly/contracts/inventory';
import type { ItemRow } from '../goods/repository';
import { payable } from './payable';

/** The days of a reservation as they are kept: away from the store, and with what it takes before and after. */
export const datesOf = (away: Range, range: Range) => ({
  out_on: away.from,
  back_on: away.to,
  protected_from: range.from,
  protected_to: range.to,
});

/** What lending it costs for these days. */
export function rentalOf(
  { rental_price_cents: price, price_basis: basis }: ItemRow,
  { from, to, qty }: Range & { readonly qty: number },
): number {
  return payable((price ?? 0) * qty * (basis === 'per_day' ? daysBetween(from, to) : 1));
}
