import type { NewTransaction } from '@butterfly/contracts/inventory';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named, useItems, useSetup } from '../inventory.client';

type Kind = NewTransaction['kind'];

interface Draft {
  readonly kind: Kind;
  readonly item_id: number | null;
  readonly location_id: number | null;
  readonly to_location_id: number | null;
  readonly qty: number | null;
  readonly reason: string;
}

const always = [
  { value: 'receipt' as Kind, label: 'Received' },
  { value: 'use' as Kind, label: 'Used up' },
];
const corrections = [
  { value: 'count' as Kind, label: 'Counted' },
  { value: 'adjust' as Kind, label: 'Corrected by' },
  { value: 'move' as Kind, label: 'Moved' },
];

/** What came or went, written down; corrections are for who may make them. */
export function TransactionModal({ itemId, onClose }: { itemId?: number; onClose: () => void }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const mayAdjust = useFeature('adjust_stock');
  const { locations } = useSetup();
  const items = useItems();
  const initial: Draft = { kind: 'receipt', item_id: itemId ?? null, location_id: null, to_location_id: null, qty: null, reason: '' };
  return (
    <Modal open title="What came or went" footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`transaction-${itemId ?? 'any'}`}
        initial={initial}
        submitLabel="Write down"
        failureTitle="Nothing was written"
        submit={(draft) => api.createTransaction({ body: bodyOf(draft) })}
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          ui.toast('success', 'Written down');
          onClose();
        }}
      >
        {({ kind }) => (
          <>
            {itemId === undefined && <ChoiceField name="item_id" label="Thing" options={named(items)} required="Choose a thing" />}
            <ChoiceField name="kind" label="What happened" options={mayAdjust ? [...always, ...corrections] : always} />
            <NumberField
              name="qty"
              label={kind === 'count' ? 'How many are there' : 'How many'}
              min={kind === 'adjust' ? -1_000_000 : 0}
              required="Say how many"
            />
            <ChoiceField
              name="location_id"
              label={kind === 'move' ? 'From' : 'Where'}
              options={named(locations)}
              required="Choose a place"
            />
            {kind === 'move' && <ChoiceField name="to_location_id" label="To" options={named(locations)} required="Choose a place" />}
            <TextField name="reason" label="Reason" maxLength={200} required={kind === 'adjust' || kind === 'count' ? 'Say why' : false} />
          </>
        )}
      </RecordForm>
    </Modal>
  );
}

/** What is not chosen yet is refused by the form before it comes here. */
function bodyOf({ kind, item_id, location_id, to_location_id, qty, reason }: Draft): NewTransaction {
  const written = { item_id: item_id ?? 0, location_id: location_id ?? 0, qty: qty ?? 0, reason: reason.trim() };
  return kind === 'move' ? { kind, ...written, to_location_id: to_location_id ?? 0 } : { kind, ...written };
}
