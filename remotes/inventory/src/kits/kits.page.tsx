import type { Kit, NewKit } from '@butterfly/contracts/inventory';
import { TextField } from '@butterfly/record-kit/form';
import { changedColumn } from '@butterfly/record-kit/list';
import { StatusTag } from '@butterfly/ui-kit';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { api } from '../inventory.client';
import { SetupPage, useSetupList } from '../settings/setup-page';
import { KitPartsField, type PartDraft } from './kit-parts.field';

interface Draft {
  readonly name: string;
  readonly notes: string;
  readonly parts: readonly PartDraft[];
}

const bodyOf = ({ parts, ...rest }: Draft): NewKit => ({
  ...rest,
  parts: parts.map(({ item_id, qty }) => ({ item_id: item_id ?? 0, qty: qty ?? 0 })),
});
const calls = {
  create: ({ body }: { body: Draft }) => api.createKit({ body: bodyOf(body) }),
  update: ({ body, ...call }: { body: Draft; params: { id: string }; ifMatch: string }) => api.updateKit({ ...call, body: bodyOf(body) }),
  archive: api.archiveKit,
  restore: api.restoreKit,
};
const draftOf = (row?: Kit): Draft => ({
  name: row?.name ?? '',
  notes: row?.notes ?? '',
  parts: row?.parts.map(({ item_id, qty }) => ({ item_id, qty })) ?? [{ item_id: null, qty: 1 }],
});
const check = ({ parts }: Draft): Readonly<Record<string, readonly string[]>> =>
  parts.every(({ item_id, qty }) => item_id !== null && qty !== null && qty > 0)
    ? {}
    : { parts: ['Every part is a thing, and at least one unit of it'] };

const columns: readonly ListColumn<Kit>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  { id: 'parts', label: 'Parts', cell: ({ parts }) => parts.map(({ qty, item_name: name }) => `${qty} × ${name}`).join(', ') },
  { id: 'free', label: 'Free today', kind: 'figure', cell: ({ free }) => free },
  { id: 'scarcest', label: 'Decided by', cell: (kit) => <Scarcest kit={kit} /> },
  changedColumn(),
];

function Scarcest({ kit: { free, parts, scarcest_id: id } }: { kit: Kit }) {
  const name = parts.find(({ item_id }) => item_id === id)?.item_name;
  return free === 0 ? <StatusTag tone="clay">{name}</StatusTag> : name;
}

/** Things that go out together: a kit is free as often as its scarcest part. */
export function Page() {
  return (
    <SetupPage
      title="Kits"
      noun={['kits', 'kit']}
      list={useSetupList<Kit>('kits', api.listKits)}
      columns={columns}
      calls={calls}
      draftOf={draftOf}
      check={check}
      parent={{ id: 'goods', label: 'Hard goods' }}
      empty="Two compotes, six votives and a runner are one sweetheart table: say so once, and reserve all of it together."
    >
      <TextField name="name" label="Name" required="Give the kit a name" maxLength={120} autoFocus />
      <KitPartsField />
      <TextField name="notes" label="Notes" maxLength={2_000} />
    </SetupPage>
  );
}
