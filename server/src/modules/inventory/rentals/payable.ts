import { AppError } from '../../../platform/http/app-error';

/** Minor units; an amount of more is no money of a business. */
const MOST_CENTS = 999_999_999_999;

/** The amount itself. @throws AppError `invalid_input` for a quantity that comes to more than an amount of money can be */
export function payable(cents: number): number {
  if (cents > MOST_CENTS) throw new AppError('invalid_input', { fields: { qty: ['comes to more money than can be charged'] } });
  return cents;
}
