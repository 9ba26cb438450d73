import type { VenueFinding } from '@butterfly/contracts/event_venues';
import { StatusDot } from '@butterfly/ui-kit';

const TONES = { stop: 'clay', warn: 'marigold', do: 'neutral' } as const;

/** What stands between the event and the place, the most serious first. */
export function Findings({ found }: { found: readonly VenueFinding[] }) {
  if (found.length === 0) return <p className="bf-soft">Nothing speaks against it.</p>;
  return (
    <ul className="ev-findings">
      {found.map(({ level, topic, text }) => (
        <li key={`${topic} ${text}`} data-level={level}>
          <StatusDot tone={TONES[level]}>{text}</StatusDot>
        </li>
      ))}
    </ul>
  );
}
