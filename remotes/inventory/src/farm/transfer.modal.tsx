import type { Crop } from '@butterfly/contracts/inventory';
import { ChoiceField, MoneyField, NumberField } from '@butterfly/record-kit/form';
import { api, named, useSetup } from '../inventory.client';
import { FarmForm } from './farm-form';

/** Stems that go from the field into the shop. */
export function TransferModal({ crop: { id, ingredient_name: name, stems_left: left }, onClose }: { crop: Crop; onClose: () => void }) {
  const { locations } = useSetup();
  const initial = { stems: left as number | null, stem_cost_cents: null as number | null, location_id: null as number | null };
  return (
    <FarmForm
      title={`Into the shop: ${name}`}
      name={`transfer-${id}`}
      initial={initial}
      submitLabel="Take into the shop"
      failureTitle="Nothing was moved"
      submit={({ stems, stem_cost_cents, location_id }) =>
        api.transferHarvest({
          params: { id: String(id) },
          body: { stems: stems ?? 0, stem_cost_cents: stem_cost_cents ?? 0, location_id },
        })
      }
      onClose={onClose}
    >
      <NumberField name="stems" label="How many stems" min={1} required="Say how many" />
      <MoneyField name="stem_cost_cents" label="Cost of one stem" />
      <ChoiceField name="location_id" label="Place" options={named(locations)} clearable />
    </FarmForm>
  );
}
