import type { Lot } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, DateField, MoneyField, NumberField, RecordForm } from '@butterfly/record-kit/form';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named, useFlowers, useSetup } from '../inventory.client';
import { sourceLabels } from '../model/labels';

interface Draft {
  readonly ingredient_id: number | null;
  readonly units: number | null;
  readonly source: Lot['source'];
  readonly cost_cents: number | null;
  readonly ready_on: string;
  readonly use_by: string;
  readonly location_id: number | null;
}

/** Flowers that came without an order, or that will. */
export function NewLotModal({ flowerId, onClose }: { flowerId?: number; onClose: () => void }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const flowers = useFlowers();
  const { locations } = useSetup();
  const initial: Draft = {
    ingredient_id: flowerId ?? null,
    units: null,
    source: 'purchase',
    cost_cents: null,
    ready_on: '',
    use_by: '',
    location_id: null,
  };
  return (
    <Modal open title="Flowers came" footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`lot-${flowerId ?? 'any'}`}
        initial={initial}
        submitLabel="Write down"
        failureTitle="The flowers were not written down"
        submit={({ ingredient_id, units, cost_cents, ready_on, use_by, ...rest }) =>
          api.createLot({
            body: {
              ...rest,
              ingredient_id: ingredient_id ?? 0,
              units: units ?? 0,
              cost_cents: cost_cents ?? 0,
              ...(ready_on && { ready_on }),
              ...(use_by && { use_by }),
            },
          })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.shop });
          ui.toast('success', 'Written down');
          onClose();
        }}
      >
        {flowerId === undefined && <ChoiceField name="ingredient_id" label="Flower" options={named(flowers)} required="Choose a flower" />}
        <NumberField name="units" label="How many stems" min={1} required="Say how many" />
        <MoneyField name="cost_cents" label="Cost of all of them" />
        <ChoiceField name="source" label="From where" options={optionsOf(sourceLabels)} />
        <DateField name="ready_on" label="There on" hint="Empty: today. A later day: they are expected" />
        <DateField name="use_by" label="Use by" hint="Empty: as long as the flower lasts in a vase" />
        <ChoiceField name="location_id" label="Place" options={named(locations)} clearable />
      </RecordForm>
    </Modal>
  );
}
