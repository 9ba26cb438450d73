import type { Crop, CropStatus } from '@butterfly/contracts/inventory';
import { ChoiceField, DateField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named, useFlowers, useSetup, versionOf } from '../inventory.client';
import { cropLabels } from '../model/labels';

interface Draft {
  readonly ingredient_id: number | null;
  readonly variety: string;
  readonly bed: string;
  readonly category_id: number | null;
  readonly plants: number | null;
  readonly first_harvest_on: string;
  readonly harvest_weeks: number | null;
  readonly expected_stems: number | null;
  readonly status: CropStatus;
}

/** A crop that is planted, or one that is changed. */
export function CropModal({ crop, onClose }: { crop?: Crop; onClose: () => void }) {
  const cache = useQueryClient();
  const flowers = useFlowers();
  const { categories } = useSetup();
  const initial: Draft = crop ?? {
    ingredient_id: null,
    variety: '',
    bed: '',
    category_id: null,
    plants: null,
    first_harvest_on: '',
    harvest_weeks: 4,
    expected_stems: null,
    status: 'planned',
  };
  const send = ({ ingredient_id, variety, bed, category_id, first_harvest_on, status, ...counts }: Draft) => {
    const body = {
      variety: variety.trim(),
      bed: bed.trim(),
      category_id,
      first_harvest_on,
      status,
      plants: counts.plants ?? 0,
      harvest_weeks: counts.harvest_weeks ?? 1,
      expected_stems: counts.expected_stems ?? 0,
    };
    return crop
      ? api.updateCrop({ params: { id: String(crop.id) }, body, ifMatch: versionOf(crop) })
      : api.createCrop({ body: { ...body, ingredient_id: ingredient_id ?? 0 } });
  };
  return (
    <Modal open title={crop ? crop.ingredient_name : 'New crop'} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`crop-${crop?.id ?? 'new'}`}
        initial={initial}
        submitLabel="Save"
        failureTitle="The crop was not saved"
        submit={send}
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.farm });
          onClose();
        }}
      >
        {!crop && <ChoiceField name="ingredient_id" label="Flower" options={named(flowers)} required="Choose a flower" />}
        <TextField name="variety" label="Variety" maxLength={80} />
        <TextField name="bed" label="Bed" maxLength={80} />
        <ChoiceField name="category_id" label="Category" options={named(categories)} clearable />
        <NumberField name="plants" label="Plants" />
        <DateField name="first_harvest_on" label="First harvest" required="Say when it is cut first" />
        <NumberField name="harvest_weeks" label="Weeks of harvest" min={1} max={52} required="Say for how many weeks" />
        <NumberField name="expected_stems" label="Stems expected" required="Say how many" />
        <ChoiceField name="status" label="State" options={optionsOf(cropLabels)} />
      </RecordForm>
    </Modal>
  );
}
