import { DateText } from '@butterfly/ui-kit';
import type { ConsentChannel, ConsentEntry } from './consent';
import '../styles/people.css';

interface ConsentHistoryProps {
  readonly channels: readonly ConsentChannel[];
  readonly entries: readonly ConsentEntry[];
  /** The name of a colleague; without it nobody is named. */
  readonly nameOf?: (memberId: number) => string;
}

/**
 * What a person agreed to and when, with source and proof; folded, and nothing where there is none.
 *
 * @example <ConsentHistory channels={consentChannels} entries={client.consents} />
 */
export function ConsentHistory({ channels, entries, nameOf }: ConsentHistoryProps) {
  if (entries.length === 0) return null;
  return (
    <details className="bf-consent-proof">
      <summary>History and proof ({entries.length})</summary>
      <ol className="bf-history">
        {entries.map(({ id, state, source, proof, at, ip, by_id: byId, ...entry }) => {
          const channel = channels.find((one) => one.id === entry.channel);
          return (
            <li key={id}>
              <p>
                {channel?.label ?? entry.channel}: {channel?.states[state] ?? state}
              </p>
              <p className="bf-soft">
                <DateText value={at} as="moment" /> · {source}
                {nameOf && byId !== null && ` · ${nameOf(byId)}`}
                {proof && ` – “${proof}”`}
                {ip && ` · recorded from ${ip}`}
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
