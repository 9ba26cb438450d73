import type { Kit, ProjectStock, Reservation } from '@butterfly/contracts/inventory';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../inventory.client';
import { ReserveKitModal } from './reserve-kit.modal';

/** Opens the reservation of a kit; nothing while the business has no kits. */
export function ReserveKitButton({ stock }: { stock: ProjectStock }) {
  const [open, setOpen] = useState(false);
  const { data: kits = [] } = useQuery<readonly Kit[]>({
    queryKey: [...keys.setup, 'kits', 'all'],
    queryFn: async ({ signal }) => (await api.listKits({ query: { page_size: 200 }, signal })).data.results,
  });
  if (kits.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reserve a kit</Button>
      {open && <ReserveKitModal stock={stock} kits={kits} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The kits of a project that have not left yet, each handed out as a whole. */
export function KitsToHandOut({ reservations }: { reservations: readonly Reservation[] }) {
  const handOut = useAction<number, unknown>({
    run: (id) => api.checkOutKit({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.goods],
  });
  const waiting = new Map(
    reservations.flatMap(({ kit_booking_id: id, kit_name: name, state }) =>
      id !== null && name !== null && (state === 'reserved' || state === 'prepped') ? [[id, name] as const] : [],
    ),
  );
  if (waiting.size === 0) return null;
  return (
    <div className="inv-filters">
      {[...waiting].map(([id, name]) => (
        <Button key={id} loading={handOut.busy} onClick={() => handOut.go(id)}>
          Hand out the kit {name}
        </Button>
      ))}
    </div>
  );
}
