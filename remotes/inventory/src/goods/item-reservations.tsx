import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys, useProjectNames } from '../inventory.client';
import { stateLabels, stateTones } from '../model/labels';

/** Who has reserved a thing, the next first. */
export function ItemReservations({ id }: { id: string }) {
  const { nav } = usePlugin();
  const names = useProjectNames();
  const found = useQuery({
    queryKey: [...keys.item(id), 'reservations'],
    queryFn: async ({ signal }) => (await api.listItemReservations({ params: { id }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Reservations">
      <h2>Reservations</h2>
      <Loaded query={found} what="the reservations" kind="table">
        {(rows) =>
          rows.length === 0 ? (
            <p className="bf-soft">Nobody has reserved it.</p>
          ) : (
            <ul className="inv-rows">
              {rows.map((row) => (
                <li key={row.id}>
                  <span>
                    <Link to={nav.href('project', { projectId: row.project_id })}>{names.get(row.project_id) ?? 'A project'}</Link>
                    <br />
                    <span className="bf-soft">
                      <DateText value={row.out_on} /> – <DateText value={row.back_on} />
                    </span>
                  </span>
                  <span className="inv-tags">
                    {row.short > 0 && <StatusTag tone="clay">{row.short} missing</StatusTag>}
                    <StatusDot tone={stateTones[row.state]}>
                      {row.qty} {stateLabels[row.state].toLowerCase()}
                    </StatusDot>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
