import type { Reservation } from '@butterfly/contracts/inventory';
import { DateText, Money, StatusDot, StatusTag } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { stateLabels, stateTones } from '../model/labels';
import { TableHead } from '../model/table-head';
import { CheckModal } from './check.modal';
import { LossModal } from './loss.modal';
import { nextSteps, useStep } from './steps';

/** What a project has reserved, each with what is done next. */
export function ReservationRows({ reservations, stale }: { reservations: readonly Reservation[]; stale: ReadonlySet<number> }) {
  return (
    <div className="inv-scroll">
      <table className="inv-table bf-figures">
        <TableHead hasActions labels={['Thing', 'Units', 'State', 'Days', 'Rental']} />
        <tbody>
          {reservations.map((row) => (
            <Row key={row.id} row={row} isStale={stale.has(row.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, isStale }: { row: Reservation; isStale: boolean }) {
  const { nav } = usePlugin();
  const [isLosing, setLosing] = useState(false);
  const [checking, setChecking] = useState<'in' | 'out' | null>(null);
  const step = useStep();
  const isOut = row.state === 'out' || row.state === 'partially_returned';
  return (
    <tr>
      <th scope="row">
        <Link to={nav.href('item', { itemId: row.item_id })}>{row.item_name}</Link>
        {row.kit_name !== null && <span className="bf-soft inv-bed">of {row.kit_name}</span>}
        {row.short > 0 && (
          <>
            {' '}
            <StatusTag tone="clay">{row.short} missing</StatusTag>
          </>
        )}
      </th>
      <td>
        {row.qty}
        {row.out_qty > 0 && <span className="bf-soft"> · {row.out_qty - row.back_qty - row.lost_qty} out</span>}
      </td>
      <td>
        <StatusDot tone={stateTones[row.state]}>{stateLabels[row.state]}</StatusDot>
      </td>
      <td>
        <DateText value={row.out_on} /> – <DateText value={row.back_on} />
        {isStale && (
          <>
            {' '}
            <StatusTag tone="marigold">dates differ from the event</StatusTag>
          </>
        )}
      </td>
      <td>
        <Money minor={row.rental_cents} />
      </td>
      <td className="inv-actions">
        {nextSteps(row).map(({ id, label }) => (
          <Button key={id} size="small" loading={step.busy} onClick={() => step.go({ reservation: row, step: id })}>
            {label}
          </Button>
        ))}
        {row.out_qty < row.qty && mayGo(row) && (
          <Button size="small" onClick={() => setChecking('out')}>
            Send with photos
          </Button>
        )}
        {isOut && (
          <Button size="small" onClick={() => setChecking('in')}>
            Return with photos
          </Button>
        )}
        {isOut && (
          <Button size="small" onClick={() => setLosing(true)}>
            Broken or missing
          </Button>
        )}
        {checking !== null && <CheckModal reservation={row} way={checking} onClose={() => setChecking(null)} />}
        {isLosing && <LossModal reservation={row} onClose={() => setLosing(false)} />}
      </td>
    </tr>
  );
}

const mayGo = ({ state }: Reservation) => state === 'reserved' || state === 'prepped' || state === 'out';
