import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';

const SHOWN = 5;

/** What is reserved for a project, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const href = nav.href('project', { projectId });
  const found = useQuery({
    queryKey: keys.project(String(projectId)),
    queryFn: async ({ signal }) => (await api.getProjectStock({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Stock of the project">
      <h2>
        <Link to={href}>Inventory</Link>
      </h2>
      <Loaded query={found} what="the stock" kind="table">
        {({ reservations, rental_cents: cents }) =>
          reservations.length === 0 ? (
            <p className="bf-soft">
              Nothing is reserved. <Link to={href}>Reserve something</Link>
            </p>
          ) : (
            <>
              <ul className="inv-rows bf-figures">
                {reservations.slice(0, SHOWN).map(({ id, item_name: name, qty, short }) => (
                  <li key={id}>
                    <span>
                      {qty} × {name}
                    </span>
                    {short > 0 && <StatusTag tone="clay">{short} missing</StatusTag>}
                  </li>
                ))}
              </ul>
              <p className="bf-figures">
                {reservations.length > SHOWN && <span className="bf-soft">and {reservations.length - SHOWN} more; </span>}
                rental <Money minor={cents} />
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
