import type { Lot } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusDot } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { lotLabels, lotTones } from '../model/labels';

/** How old a lot is, in a word. */
export function LotAge({ lot: { status, use_by: day } }: { lot: Lot }) {
  return (
    <span>
      <StatusDot tone={lotTones[status]}>{lotLabels[status]}</StatusDot>
      {day !== null && (
        <span className="bf-soft">
          {' '}
          · use by <DateText value={day} />
        </span>
      )}
    </span>
  );
}

/** The lots of one flower, what has to be used first at the top. */
export function LotRows({ lots }: { lots: readonly Lot[] }) {
  const { nav } = usePlugin();
  return (
    <ul className="inv-rows bf-figures">
      {lots.map((lot) => (
        <li key={lot.id}>
          <span>
            <Link to={nav.href('lot', { instanceId: lot.id })}>
              {lot.received_on === null ? lot.stems_received : lot.stems_left} {lot.unit === 'stem' ? 'stems' : lot.unit}
            </Link>
            <br />
            <LotAge lot={lot} />
          </span>
          <span>
            <strong>{lot.stems_free}</strong> free
            {lot.cost_cents !== undefined && (
              <>
                <br />
                <Money minor={lot.cost_cents} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
