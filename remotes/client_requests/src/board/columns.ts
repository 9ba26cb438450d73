import { canMove, isOpen, type MoveTarget, type Request, type RequestStatus } from '@butterfly/contracts/client_requests';

export type RequestCard = Request & { readonly name: string };
export type ColumnId = 'done' | Exclude<RequestStatus, 'applied' | 'closed' | 'declined'>;

const COLUMNS: readonly { readonly id: ColumnId; readonly name: string }[] = [
  { id: 'new', name: 'New' },
  { id: 'acknowledged', name: 'Seen' },
  { id: 'in_progress', name: 'In progress' },
  { id: 'waiting_client', name: 'Client’s turn' },
  { id: 'approved', name: 'Approved' },
  { id: 'done', name: 'Done' },
];

/** Requests by where they stand; what has to be done first is at the top. */
export function columnsOf(requests: readonly Request[]) {
  const cards = requests.map((request): RequestCard => ({ ...request, name: request.title }));
  return COLUMNS.map((column) => ({ ...column, cards: cards.filter((card) => columnOf(card.status) === column.id) }));
}

export const columnOf = (status: RequestStatus): ColumnId => (isOpen(status) ? (status as ColumnId) : 'done');

/** Where a request may be carried by hand: the target, or a sentence that says why not. */
export function moveTo(from: RequestStatus, column: string): { readonly to: MoveTarget } | { readonly why: string } {
  if (column === columnOf(from)) return { why: '' };
  if (column === 'new') return { why: 'A request is new only once.' };
  if (column === 'approved') return { why: 'A request is approved on its page, once the client has said yes to a price.' };
  const to = (column === 'done' ? 'closed' : column) as MoveTarget;
  if (from === 'approved' && to === 'closed') return { why: 'This is approved. Open it and apply it, or decline it.' };
  return canMove(from, to) ? { to } : { why: 'This is done. Open it to reopen it.' };
}
