import type { NewLoss, Reservation } from '@butterfly/contracts/inventory';
import { ChoiceField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys } from '../inventory.client';

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
export function LossModal({ reservation: { id, item_name: name }, onClose }: { reservation: Reservation; onClose: () => void }) {
  const cache = useQueryClient();
  const initial = { kind: 'broken' as NewLoss['kind'], qty: 1 as number | null, waived: 'no' as 'no' | 'yes', note: '' };
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
        <ChoiceField name="waived" label="Who pays" options={charges} />
        <TextField name="note" label="Note" maxLength={200} />
      </RecordForm>
    </Modal>
  );
}
