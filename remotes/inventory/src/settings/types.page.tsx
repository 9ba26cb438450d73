import type { GoodsType, NewGoodsType } from '@butterfly/contracts/inventory';
import { ChoiceField, NumberField, TextField } from '@butterfly/record-kit/form';
import { changedColumn } from '@butterfly/record-kit/list';
import { optionsOf } from '@butterfly/ui-kit/labels';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { api } from '../inventory.client';
import { SetupPage, useSetupList } from './setup-page';

const trackings: Readonly<Record<GoodsType['tracking'], string>> = {
  bulk: 'Counted together',
  serialized: 'Each with its number',
  consumable: 'Used up',
};
const lending = { yes: 'Is given out', no: 'Stays here' } as const;

interface Draft extends Omit<NewGoodsType, 'buffer_after_days' | 'buffer_before_days' | 'rentable'> {
  readonly rentable: keyof typeof lending;
  readonly buffer_before_days: number | null;
  readonly buffer_after_days: number | null;
}

const bodyOf = ({ rentable, buffer_before_days: before, buffer_after_days: after, ...rest }: Draft): NewGoodsType => ({
  ...rest,
  rentable: rentable === 'yes',
  buffer_before_days: before ?? 0,
  buffer_after_days: after ?? 0,
});
const calls = {
  create: ({ body }: { body: Draft }) => api.createGoodsType({ body: bodyOf(body) }),
  update: ({ body, ...call }: { body: Draft; params: { id: string }; ifMatch: string }) =>
    api.updateGoodsType({ ...call, body: bodyOf(body) }),
  archive: api.archiveGoodsType,
  restore: api.restoreGoodsType,
};
const draftOf = (row?: GoodsType): Draft => ({
  name: row?.name ?? '',
  tracking: row?.tracking ?? 'bulk',
  rentable: row?.rentable === false ? 'no' : 'yes',
  buffer_before_days: row?.buffer_before_days ?? 0,
  buffer_after_days: row?.buffer_after_days ?? 0,
});
const columns: readonly ListColumn<GoodsType>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  { id: 'tracking', label: 'Tracking', cell: ({ tracking }) => trackings[tracking] },
  { id: 'rentable', label: 'Lending', cell: ({ rentable }) => lending[rentable ? 'yes' : 'no'] },
  { id: 'before', label: 'Days before', kind: 'figure', cell: ({ buffer_before_days: days }) => days },
  { id: 'after', label: 'Days after', kind: 'figure', cell: ({ buffer_after_days: days }) => days },
  changedColumn(),
];

export function Page() {
  return (
    <SetupPage
      title="Types of hard goods"
      noun={['types', 'type']}
      list={useSetupList<GoodsType>('types', api.listGoodsTypes)}
      columns={columns}
      calls={calls}
      draftOf={draftOf}
      empty="Glass needs a day to be washed, wood does not: a type says so once for all its things."
    >
      <TextField name="name" label="Name" required="Give the type a name" maxLength={80} autoFocus />
      <ChoiceField name="tracking" label="Tracking" options={optionsOf(trackings)} />
      <ChoiceField name="rentable" label="Lending" options={optionsOf(lending)} />
      <NumberField name="buffer_before_days" label="Days to fetch it before" max={60} />
      <NumberField name="buffer_after_days" label="Days to clean it after" max={60} />
    </SetupPage>
  );
}
