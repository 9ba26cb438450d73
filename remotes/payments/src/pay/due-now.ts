import { openOf, type PayPage } from '@butterfly/contracts/payments';

/** What is due now: everything whose day is here, or else the next part. */
export function dueNow({ parts, today }: PayPage): number {
  const open = parts.filter((part) => openOf(part) > 0);
  const due = open.filter(({ due_on }) => due_on !== null && due_on <= today);
  return (due.length > 0 ? due : open.slice(0, 1)).reduce((sum, part) => sum + openOf(part), 0);
}
