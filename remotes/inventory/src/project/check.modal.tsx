import type { Reservation } from '@butterfly/contracts/inventory';
import { ChoiceField, FormField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys } from '../inventory.client';
import { Photos } from './photos.field';

const fees = [
  { value: 'no' as const, label: 'Charge what our terms say' },
  { value: 'yes' as const, label: 'Let it go' },
];

/** Some of a reservation, or all of it, with photographs of how it looked. */
export function CheckModal({ reservation: row, way, onClose }: { reservation: Reservation; way: 'in' | 'out'; onClose: () => void }) {
  const cache = useQueryClient();
  const left = way === 'out' ? row.qty - row.out_qty : row.out_qty - row.back_qty - row.lost_qty;
  const params = { id: String(row.id) };
  const initial = { qty: left as number | null, note: '', photo_ids: [] as number[], waive: 'no' as 'no' | 'yes' };
  const verb = way === 'out' ? 'Hand out' : 'Take back';
  return (
    <Modal open title={`${verb}: ${row.item_name}`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`check-${way}-${row.id}`}
        initial={initial}
        submitLabel={verb}
        failureTitle="Nothing was written"
        submit={({ qty, note, photo_ids, waive }) => {
          const body = { qty: qty ?? 0, note: note.trim(), photo_ids };
          return way === 'out'
            ? api.checkOutReservation({ params, body })
            : api.checkInReservation({ params, body: { ...body, waive_late: waive === 'yes' } });
        }}
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <NumberField name="qty" label={`How many of ${left}`} min={1} required="Say how many" />
        <TextField name="note" label="Note" maxLength={200} />
        <FormField name="photo_ids" label="Photographs" hint={way === 'out' ? 'How they looked when they left' : 'How they came back'}>
          <Photos reservationId={row.id} label={way === 'out' ? 'Photographs of what goes out' : 'Photographs of what came back'} />
        </FormField>
        {way === 'in' && <ChoiceField name="waive" label="If it is late" options={fees} />}
      </RecordForm>
    </Modal>
  );
}
