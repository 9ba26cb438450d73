import type { ConsentEntry } from '@butterfly/contracts/tenant_crm';
import { DateText } from '@butterfly/ui-kit';
import { channelLabels, consentsOf } from './consent-labels';

interface ConsentHistoryProps {
  readonly entries: readonly ConsentEntry[];
  /** The name of a colleague; without it nobody is named. */
  readonly nameOf?: (memberId: number) => string;
}

/**
 * What a person agreed to and when, with source and proof.
 *
 * @example <ConsentHistory entries={client.consents} />
 */
export function ConsentHistory({ entries, nameOf }: ConsentHistoryProps) {
  return (
    <ol className="bf-history">
      {entries.map(({ id, channel, state, source, proof, at, ip, by_id: byId }) => (
        <li key={id}>
          <p>
            {channelLabels[channel]}: {consentsOf(channel)[state] ?? state}
          </p>
          <p className="bf-soft">
            <DateText value={at} as="moment" /> · {source}
            {nameOf && byId !== null && ` · ${nameOf(byId)}`}
            {proof && ` – “${proof}”`}
            {ip && ` · recorded from ${ip}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
