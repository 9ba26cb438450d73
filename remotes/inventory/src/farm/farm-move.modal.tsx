import type { Crop, FarmMovement } from '@butterfly/contracts/inventory';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { ChoiceField, NumberField, TextField } from '@butterfly/record-kit/form';
import { api } from '../inventory.client';
import { FarmForm } from './farm-form';

type Kind = FarmMovement['kind'];

const always = [
  { value: 'sale' as Kind, label: 'Sold' },
  { value: 'compost' as Kind, label: 'Into the compost' },
];
const counted = { value: 'adjust' as Kind, label: 'Counted' };

/** Stems that were sold or composted, or what somebody has counted. */
export function FarmMoveModal({ crop: { id, ingredient_name: name }, onClose }: { crop: Crop; onClose: () => void }) {
  const mayAdjust = useFeature('adjust_stock');
  const initial = { kind: 'sale' as Kind, stems: null as number | null, reason: '' };
  return (
    <FarmForm
      title={`Sold or composted: ${name}`}
      name={`farm-move-${id}`}
      initial={initial}
      submitLabel="Write down"
      failureTitle="Nothing was written"
      submit={({ kind, stems, reason }) =>
        api.moveHarvest({ params: { id: String(id) }, body: { kind, stems: stems ?? 0, reason: reason.trim() } })
      }
      onClose={onClose}
    >
      {({ kind }) => (
        <>
          <ChoiceField name="kind" label="What happened" options={mayAdjust ? [...always, counted] : always} />
          <NumberField
            name="stems"
            label={kind === 'adjust' ? 'How many are there' : 'How many stems'}
            min={kind === 'adjust' ? 0 : 1}
            required="Say how many"
          />
          <TextField name="reason" label="Reason" maxLength={200} required={kind === 'sale' ? false : 'Say why'} />
        </>
      )}
    </FarmForm>
  );
}
