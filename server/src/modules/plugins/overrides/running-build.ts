import { loopbackOrigin } from '@butterfly/contracts/plugins';
import { sameSecret, type TokenSigner } from '../../../platform/auth/token-signer';
import type { BuildRow } from '../business/repository';
import type { RunningBuild } from '../resolution/world';

const PURPOSE = 'plugin-override';
/** A key of its own: what lies in the table opens nothing. */
const ROW_PURPOSE = 'plugin-override.row';

/** What a ticket binds together: changed in any part, it is another one. */
export interface TicketFacts {
  readonly id: number;
  readonly tenantId: number;
  readonly memberId: number;
  readonly plugin: string;
  readonly origin: string;
  readonly endsAt: string;
}

const textOf = (facts: TicketFacts): string =>
  JSON.stringify([facts.id, facts.tenantId, facts.memberId, facts.plugin, facts.origin, new Date(facts.endsAt).toISOString()]);

export function sealTicket(signer: TokenSigner, facts: TicketFacts): string {
  return signer.sign(PURPOSE, textOf(facts));
}

/** What is kept of a ticket: it tells the row from one that was tampered with, and is no ticket. */
export function rowSeal(signer: TokenSigner, facts: TicketFacts): string {
  return signer.sign(ROW_PURPOSE, textOf(facts)).split('.')[1] ?? '';
}

/** The facts of a ticket somebody presents; null when it was not made here. */
export function openTicket(signer: TokenSigner, ticket: string): TicketFacts | null {
  const text = signer.verify(PURPOSE, ticket);
  if (text === null) return null;
  const [id, tenantId, memberId, plugin, origin, endsAt] = JSON.parse(text) as [number, number, number, string, string, string];
  return { id, tenantId, memberId, plugin, origin, endsAt };
}

/** The build that runs for this member; a row that was tampered with, is over, or names another machine does not. */
export function runningBuild(
  row: BuildRow | null,
  { signer, tenantId, memberId, now }: { signer: TokenSigner; tenantId: number; memberId: number; now: Date },
): RunningBuild | null {
  if (!row?.record || !loopbackOrigin.safeParse(row.origin).success || Date.parse(row.ends_at) <= now.getTime()) return null;
  const facts = { id: row.id, tenantId, memberId, plugin: row.plugin_id, origin: row.origin, endsAt: row.ends_at };
  if (!sameSecret(row.seal, rowSeal(signer, facts)) || row.record.id !== row.plugin_id) return null;
  return { plugin: row.plugin_id, origin: row.origin, endsAt: row.ends_at, ticket: row.id, record: row.record };
}
