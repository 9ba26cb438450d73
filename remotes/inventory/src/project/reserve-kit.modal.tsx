import type { Kit, ProjectStock } from '@butterfly/contracts/inventory';
import { ChoiceField, DateField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named } from '../inventory.client';

interface Draft {
  readonly kit_id: number | null;
  readonly qty: number | null;
  readonly out_on: string;
  readonly back_on: string;
  readonly overbook_reason: string;
}

/** Keeps all parts of a kit for a project, or none of them. */
export function ReserveKitModal({
  stock: { project_id, window },
  kits,
  onClose,
}: {
  stock: ProjectStock;
  kits: readonly Kit[];
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const initial: Draft = { kit_id: null, qty: 1, out_on: window?.from ?? '', back_on: window?.to ?? '', overbook_reason: '' };
  return (
    <Modal open title="Reserve a kit" footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`reserve-kit-${project_id}`}
        initial={initial}
        submitLabel="Reserve the kit"
        failureTitle="Nothing was reserved"
        submit={({ kit_id, qty, out_on, back_on, overbook_reason }) =>
          api.reserveKit({
            params: { id: String(kit_id ?? 0) },
            body: { project_id, qty: qty ?? 0, overbook_reason, ...(out_on && { out_on }), ...(back_on && { back_on }) },
          })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        {(draft) => (
          <>
            <ChoiceField name="kit_id" label="Kit" options={named(kits)} required="Choose a kit" />
            <KitFree draft={draft} />
            <NumberField name="qty" label="How many" min={1} required="Say how many" />
            <DateField name="out_on" label="Goes out" />
            <DateField name="back_on" label="Is back" />
            <TextField name="overbook_reason" label="Reason, if a part is missing" maxLength={200} />
          </>
        )}
      </RecordForm>
    </Modal>
  );
}

/** How often the chosen kit is free in the days that are typed, and the part that decides it. */
function KitFree({ draft: { kit_id: kit, out_on: from, back_on: to } }: { draft: Draft }) {
  const isAsked = kit !== null && from !== '' && from < to;
  const { data } = useQuery({
    queryKey: [...keys.goods, 'free-kit', kit, from, to],
    enabled: isAsked,
    queryFn: async ({ signal }) => (await api.getKitAvailability({ params: { id: String(kit) }, query: { from, to }, signal })).data,
  });
  const scarcest = data?.parts.find(({ item_id }) => item_id === data.scarcest_id);
  return (
    <p className="bf-soft" aria-live="polite">
      {isAsked && data && scarcest
        ? `${data.free} free in these days: of ${scarcest.item_name} there are ${Math.max(0, scarcest.free)}, and one kit takes ${scarcest.qty}`
        : 'How many are free is said when kit and days are chosen'}
    </p>
  );
}
