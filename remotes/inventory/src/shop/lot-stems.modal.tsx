import type { Lot } from '@butterfly/contracts/inventory';
import { NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys } from '../inventory.client';

const texts = {
  waste: { title: 'Throw away', label: 'How many stems', submit: 'Throw away', failure: 'Nothing was thrown away' },
  count: { title: 'Count', label: 'How many are there', submit: 'Write down', failure: 'Nothing was written' },
} as const;

/** Stems that wilted, or what somebody has counted; each with its reason. */
export function LotStemsModal({ lot, what, onClose }: { lot: Lot; what: 'count' | 'waste'; onClose: () => void }) {
  const cache = useQueryClient();
  const { title, label, submit, failure } = texts[what];
  const params = { id: String(lot.id) };
  const initial = { units: (what === 'count' ? lot.stems_left : null) as number | null, reason: '' };
  return (
    <Modal open title={`${title}: ${lot.ingredient_name}`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`${what}-${lot.id}`}
        initial={initial}
        submitLabel={submit}
        failureTitle={failure}
        submit={({ units, reason }) => {
          const body = { units: units ?? 0, reason: reason.trim() };
          return what === 'waste' ? api.wasteLot({ params, body }) : api.countLot({ params, body });
        }}
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.shop });
          onClose();
        }}
      >
        <NumberField name="units" label={label} min={what === 'waste' ? 1 : 0} required="Say how many" />
        <TextField name="reason" label="Reason" maxLength={200} required="Say why" />
      </RecordForm>
    </Modal>
  );
}
