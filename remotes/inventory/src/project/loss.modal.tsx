import type { NewLoss, Reservation } from '@butterfly/contracts/inventory';
import { ChoiceField, FormField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { api, keys } from '../inventory.client';
import { LossPhoto } from './loss-photo.field';

const kinds = [
  { value: 'broken' as NewLoss['kind'], label: 'Broken' },
  { value: 'missing' as NewLoss['kind'], label: 'Missing' },
  { value: 'stained' as NewLoss['kind'], label: 'Stained' },
];
const charges = [
  { value: 'no' as const, label: 'Charge the client' },
  { value: 'yes' as const, label: 'We take it on us' },
];

/** Units that did not come back as they went; what the client pays follows from the waiver. */
export function LossModal({
  reservation: { id, item_id: itemId, item_name: name },
  onClose,
}: {
  reservation: Reservation;
  onClose: () => void;
}) {
  const cache = useQueryClient();
  const out = useUnitsOut({ id, itemId });
  const initial = {
    kind: 'broken' as NewLoss['kind'],
    qty: 1 as number | null,
    waived: 'no' as 'no' | 'yes',
    note: '',
    unit_ids: [] as number[],
    photo_id: null as number | null,
  };
  return (
    <Modal open title={`${name}: broken or missing`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`loss-${id}`}
        initial={initial}
        submitLabel="Write down"
        failureTitle="Nothing was written"
        submit={({ qty, waived, ...rest }) =>
          api.createLoss({ body: { ...rest, reservation_id: id, qty: qty ?? 0, waived: waived === 'yes' } })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <ChoiceField name="kind" label="What happened" options={kinds} />
        <NumberField name="qty" label="How many" min={1} required="Say how many" />
        {out.length > 0 && (
          <FormField name="unit_ids" label="Which ones" hint="Not needed when all that are still out are meant">
            <Select<number[]>
              mode="multiple"
              options={out.map((unit) => ({ value: unit.id, label: unit.code }))}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </FormField>
        )}
        <ChoiceField name="waived" label="Who pays" options={charges} />
        <TextField name="note" label="Note" maxLength={200} />
        <FormField name="photo_id" label="Photograph" hint="What the client is shown when they ask">
          <LossPhoto reservationId={id} />
        </FormField>
      </RecordForm>
    </Modal>
  );
}

/** Units with a label that are out with the reservation. */
function useUnitsOut({ id, itemId }: { id: number; itemId: number }) {
  const of = String(itemId);
  const { data = [] } = useQuery({
    queryKey: keys.units(of),
    queryFn: async ({ signal }) => (await api.listUnits({ params: { id: of }, signal })).data,
  });
  return data.filter(({ reservation_id }) => reservation_id === id);
}
