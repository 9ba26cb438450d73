import type { Location, NewLocation } from '@butterfly/contracts/inventory';
import { ChoiceField, TextField } from '@butterfly/record-kit/form';
import { changedColumn } from '@butterfly/record-kit/list';
import { optionsOf } from '@butterfly/ui-kit/labels';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { api } from '../inventory.client';
import { placeLabels } from '../model/labels';
import { SetupPage, useSetupList } from './setup-page';

const calls = { create: api.createLocation, update: api.updateLocation, archive: api.archiveLocation, restore: api.restoreLocation };
const draftOf = (row?: Location): NewLocation => ({ name: row?.name ?? '', kind: row?.kind ?? 'warehouse' });
const columns: readonly ListColumn<Location>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  { id: 'kind', label: 'Kind', cell: ({ kind }) => placeLabels[kind] },
  changedColumn(),
];

export function Page() {
  return (
    <SetupPage
      title="Locations"
      noun={['locations', 'location']}
      list={useSetupList<Location>('locations', api.listLocations)}
      columns={columns}
      calls={calls}
      draftOf={draftOf}
      empty="Where things stand: the warehouse, the studio, the van."
    >
      <TextField name="name" label="Name" required="Give the location a name" maxLength={80} autoFocus />
      <ChoiceField name="kind" label="Kind" options={optionsOf(placeLabels)} />
    </SetupPage>
  );
}
