import type { Item } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { TransactionModal } from '../transactions/transaction.modal';

/** How many there are of a thing, and where. */
export function ItemStock({ item, disabled }: { item: Item; disabled: boolean }) {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  const id = String(item.id);
  const found = useQuery({
    queryKey: [...keys.item(id), 'stock'],
    queryFn: async ({ signal }) => (await api.listStock({ params: { id }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Stock">
      <div className="bf-panel-head">
        <h2>Stock</h2>
        {!disabled && (
          <Button size="small" onClick={() => setOpen(true)}>
            Came or went
          </Button>
        )}
      </div>
      <p className="bf-figures">
        <strong>{item.on_hand}</strong> on hand, {item.reserved} reserved today, {item.in_repair} in repair, <strong>{item.free}</strong>{' '}
        free
        {item.on_order > 0 && <>, {item.on_order} on order</>}
      </p>
      <Loaded query={found} what="the places" kind="table">
        {(places) => (
          <ul className="inv-rows bf-figures">
            {places.map((place) => (
              <li key={place.location_id}>
                <span>{place.location_name}</span>
                <span>{place.on_hand}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p>
        <Link to={`${nav.href('transactions')}?item=${id}`}>Everything that came and went</Link>
      </p>
      {(item.sku !== null || item.tracking === 'serialized') && (
        <p>
          <a href={`/api/inventory/labels.pdf/?items=${id}`} target="_blank" rel="noreferrer">
            Labels with QR codes
          </a>
        </p>
      )}
      {open && <TransactionModal itemId={item.id} onClose={() => setOpen(false)} />}
    </section>
  );
}
