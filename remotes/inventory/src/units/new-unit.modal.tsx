import type { Item } from '@butterfly/contracts/inventory';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named, useSetup } from '../inventory.client';

interface Draft {
  readonly code: string;
  readonly location_id: number | null;
  readonly condition_note: string;
}

/** A unit gets its number, and counts as received. */
export function NewUnitModal({ item, onClose }: { item: Item; onClose: () => void }) {
  const cache = useQueryClient();
  const { locations } = useSetup();
  const initial: Draft = { code: '', location_id: null, condition_note: '' };
  return (
    <Modal open title={`New unit of ${item.name}`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`unit-of-${item.id}`}
        initial={initial}
        submitLabel="Number it"
        failureTitle="The unit was not saved"
        submit={({ code, location_id, condition_note }) =>
          api.createUnit({
            body: { item_id: item.id, location_id: location_id ?? 0, condition_note, ...(code.trim() && { code: code.trim() }) },
          })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <ChoiceField name="location_id" label="Place" options={named(locations)} required="Choose a place" />
        <TextField name="code" label="Number" hint="Left empty, it is the next one after the label of the thing" maxLength={60} />
        <TextField name="condition_note" label="Condition" maxLength={500} />
      </RecordForm>
    </Modal>
  );
}
