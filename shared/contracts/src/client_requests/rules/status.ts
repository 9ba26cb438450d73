/** Where a request stands, in the order in which it goes on. */
export const STATUSES = ['new', 'acknowledged', 'in_progress', 'waiting_client', 'approved', 'applied', 'declined', 'closed'] as const;
export type RequestStatus = (typeof STATUSES)[number];

/** What else can become of a request. Reopened ones are in progress again. */
const NEXT: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  new: ['acknowledged', 'in_progress', 'waiting_client', 'declined', 'closed'],
  acknowledged: ['in_progress', 'waiting_client', 'declined', 'closed'],
  in_progress: ['waiting_client', 'declined', 'closed'],
  waiting_client: ['in_progress', 'approved', 'declined', 'closed'],
  approved: ['applied', 'in_progress', 'declined'],
  applied: ['closed'],
  declined: ['closed', 'in_progress'],
  closed: ['in_progress'],
};

/**
 * Whether a request may go from one status to another.
 *
 * @example canMove('waiting_client', 'approved'); // true
 */
export function canMove(from: RequestStatus, to: RequestStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether somebody still has to do something with it. */
export function isOpen(status: RequestStatus): boolean {
  return status !== 'applied' && status !== 'declined' && status !== 'closed';
}
