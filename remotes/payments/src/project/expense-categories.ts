import type { ExpenseCategory } from '@butterfly/contracts/payments';

export const CATEGORIES: Readonly<Record<ExpenseCategory, string>> = {
  flowers: 'Flowers',
  hard_goods: 'Hard goods',
  rentals: 'Rentals',
  freelancers: 'Freelancers',
  transport: 'Transport',
  venue: 'Venue',
  fees: 'Fees',
  other: 'Other',
};
