import type { ProjectStock } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, EmptyState, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys, lossPhotoAt } from '../inventory.client';
import { Checks } from './checks';
import { DateMoves } from './date-moves';
import { KitsToHandOut, ReserveKitButton } from './kit-actions';
import { ReservationRows } from './reservation-rows';
import { ReserveModal } from './reserve.modal';
import { ScanField } from './scan-field';

/** All stock of a project: reserve, make ready, hand out, take back, charge. */
export function Page() {
  const { projectId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.project(projectId),
    queryFn: async ({ signal }) => (await api.getProjectStock({ params: { projectId }, signal })).data,
  });
  return (
    <div className="bf-page">
      <Loaded query={found} what="the stock of the project" kind="table">
        {(stock) => <Stock key={projectId} stock={stock} />}
      </Loaded>
    </div>
  );
}

function Stock({ stock }: { stock: ProjectStock }) {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  const { reservations, event_date: day } = stock;
  const reserve = (
    <Button type="primary" onClick={() => setOpen(true)}>
      Reserve
    </Button>
  );
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('overview')}>Inventory</Link>}
        title={<ProjectLink id={stock.project_id}>{stock.project_name}</ProjectLink>}
        meta={day ? <DateText value={day} /> : 'No date yet'}
        actions={
          <>
            {day && <Button onClick={() => nav.go(`${nav.href('calendar')}?from=${stock.window?.from ?? day}`)}>On the calendar</Button>}
            <ReserveKitButton stock={stock} />
            {reserve}
          </>
        }
      />
      {reservations.length === 0 ? (
        <EmptyState
          drawing="wreath"
          title="Nothing is reserved"
          text="Lanterns, vases, linen: what this event needs from the warehouse."
          action={reserve}
        />
      ) : (
        <>
          <ScanField projectId={stock.project_id} reservations={reservations} />
          <KitsToHandOut reservations={reservations} />
          {stock.moves.length > 0 && <DateMoves stock={stock} />}
          <ReservationRows reservations={reservations} stale={new Set(stock.moves.map(({ id }) => id))} />
          <Sums stock={stock} />
          <Checks checks={stock.checks} />
        </>
      )}
      {open && <ReserveModal stock={stock} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sums({ stock: { rental_cents, waiver_cents, charges_cents, losses } }: { stock: ProjectStock }) {
  return (
    <section className="bf-panel inv-sums bf-figures" aria-label="Sums">
      <dl>
        <dt>Rental</dt>
        <dd>
          <Money minor={rental_cents} />
        </dd>
        <dt>Damage waiver</dt>
        <dd>
          <Money minor={waiver_cents} />
        </dd>
        <dt>Charges</dt>
        <dd>
          <Money minor={charges_cents} />
        </dd>
      </dl>
      <ul className="inv-rows">
        {losses.map(({ id, qty, item_name: name, kind, note, charge_cents: cents, waived, photo_id: photo, reservation_id: of }) => (
          <li key={id}>
            <span>
              {qty} × {name} {kind === 'late' ? note : kind}
              {waived && <span className="bf-soft"> (waived)</span>}
              {photo !== null && (
                <>
                  {' '}
                  <a href={lossPhotoAt(of, photo)} target="_blank" rel="noreferrer">
                    Photograph
                  </a>
                </>
              )}
            </span>
            <Money minor={cents} />
          </li>
        ))}
      </ul>
    </section>
  );
}
