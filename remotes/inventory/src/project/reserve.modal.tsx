import type { ProjectStock } from '@butterfly/contracts/inventory';
import { ChoiceField, DateField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, named, useItems } from '../inventory.client';

type State = 'provisional' | 'quoted' | 'reserved';

interface Draft {
  readonly item_id: number | null;
  readonly qty: number | null;
  readonly out_on: string;
  readonly back_on: string;
  readonly state: State;
  readonly waiver: 'no' | 'yes';
  readonly overbook_reason: string;
}

const states = [
  { value: 'reserved' as State, label: 'Certain' },
  { value: 'provisional' as State, label: 'Provisional' },
  { value: 'quoted' as State, label: 'Only quoted: keeps nothing from others' },
];
const waivers = [
  { value: 'no' as const, label: 'Without' },
  { value: 'yes' as const, label: 'Taken' },
];

/** Keeps units for a project, in its usual days unless others are typed. */
export function ReserveModal({ stock: { project_id, window }, onClose }: { stock: ProjectStock; onClose: () => void }) {
  const cache = useQueryClient();
  const items = useItems().filter(({ rentable }) => rentable);
  const initial: Draft = {
    item_id: null,
    qty: null,
    out_on: window?.from ?? '',
    back_on: window?.to ?? '',
    state: 'reserved',
    waiver: 'no',
    overbook_reason: '',
  };
  return (
    <Modal open title="Reserve" footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`reserve-${project_id}`}
        initial={initial}
        submitLabel="Reserve"
        failureTitle="Nothing was reserved"
        submit={({ item_id, qty, waiver, out_on, back_on, ...rest }) =>
          api.createReservation({
            body: {
              ...rest,
              project_id,
              item_id: item_id ?? 0,
              qty: qty ?? 0,
              has_waiver: waiver === 'yes',
              ...(out_on && { out_on }),
              ...(back_on && { back_on }),
            },
          })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        {(draft) => (
          <>
            <ChoiceField name="item_id" label="Thing" options={named(items)} required="Choose a thing" />
            <Free draft={draft} />
            <NumberField name="qty" label="How many" min={1} required="Say how many" />
            <DateField name="out_on" label="Goes out" />
            <DateField name="back_on" label="Is back" />
            <ChoiceField name="state" label="How certain" options={states} />
            <ChoiceField name="waiver" label="Damage waiver" options={waivers} />
            <TextField name="overbook_reason" label="Reason, if there are not enough" maxLength={200} />
          </>
        )}
      </RecordForm>
    </Modal>
  );
}

/** How many of the chosen thing are free in the days that are typed. */
function Free({ draft: { item_id: item, out_on: from, back_on: to } }: { draft: Draft }) {
  const isAsked = item !== null && from !== '' && from < to;
  const { data } = useQuery({
    queryKey: [...keys.goods, 'free', item, from, to],
    enabled: isAsked,
    queryFn: async ({ signal }) => (await api.getAvailability({ query: { item: String(item), from, to }, signal })).data,
  });
  return (
    <p className="bf-soft" aria-live="polite">
      {isAsked && data
        ? `${data.free} of ${data.owned} are free in these days`
        : 'How many are free is said when thing and days are chosen'}
    </p>
  );
}
