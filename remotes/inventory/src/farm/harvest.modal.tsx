import type { Crop, Harvest } from '@butterfly/contracts/inventory';
import { ChoiceField, NumberField, TextField } from '@butterfly/record-kit/form';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { api } from '../inventory.client';
import { gradeLabels } from '../model/labels';
import { FarmForm } from './farm-form';

/** Stems that were cut. */
export function HarvestModal({ crop: { id, ingredient_name: name }, onClose }: { crop: Crop; onClose: () => void }) {
  const initial = { stems: null as number | null, grade: 'A' as Harvest['grade'], reason: '' };
  return (
    <FarmForm
      title={`Harvest: ${name}`}
      name={`harvest-${id}`}
      initial={initial}
      submitLabel="Write down"
      failureTitle="Nothing was written"
      submit={({ stems, grade, reason }) => api.createHarvest({ body: { crop_id: id, stems: stems ?? 0, grade, reason: reason.trim() } })}
      onClose={onClose}
    >
      {({ grade }) => (
        <>
          <NumberField name="stems" label="How many stems" min={1} required="Say how many" />
          <ChoiceField name="grade" label="Grade" options={optionsOf(gradeLabels)} />
          <TextField
            name="reason"
            label={grade === 'compost' ? 'Why into the compost' : 'Note'}
            maxLength={200}
            required={grade === 'compost'}
          />
        </>
      )}
    </FarmForm>
  );
}
