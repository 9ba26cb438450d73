import type { Request } from '@butterfly/contracts/client_requests';
import { Money, StatusTag } from '@butterfly/ui-kit';
import { ageText, lateText, STATUS_TONES, STATUS_WORDS } from '../model/words';

export const RequestStatusTag = ({ status }: Pick<Request, 'status'>) => (
  <StatusTag tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</StatusTag>
);

/** How long the client has waited, and what is late. */
export function Waiting({ request }: { readonly request: Request }) {
  const now = new Date();
  const late = lateText(request, now);
  return (
    <>
      {late !== null && <StatusTag tone="clay">{late}</StatusTag>}
      {request.waiting_since !== null && <span className="bf-soft">waits {ageText(request.waiting_since, now)}</span>}
    </>
  );
}

/** More or less, with its sign. */
export function Difference({ cents, currency }: { readonly cents: number; readonly currency: string }) {
  return (
    <span className="bf-figures">
      {cents < 0 ? '−' : '+'}
      <Money minor={Math.abs(cents)} currency={currency} />
    </span>
  );
}
