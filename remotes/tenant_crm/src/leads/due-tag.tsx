import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { StatusTag } from '@butterfly/ui-kit';

/** When the first answer is due, or that it is late; nothing after they have been answered. */
export function DueTag({ lead, now = Date.now() }: { lead: Pick<LeadRow, 'status' | 'first_response_at' | 'sla_due_at'>; now?: number }) {
  if (lead.status !== 'new' || lead.first_response_at || !lead.sla_due_at) return null;
  const left = Date.parse(lead.sla_due_at) - now;
  if (left < 0) return <StatusTag tone="clay">Answer late by {span(-left)}</StatusTag>;
  return <StatusTag tone={left < 3_600_000 ? 'marigold' : 'neutral'}>Answer due in {span(left)}</StatusTag>;
}

function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
