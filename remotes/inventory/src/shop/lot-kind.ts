import type { LotLife, LotPatch } from '@butterfly/contracts/inventory';
import type { RecordKind } from '@butterfly/record-kit/record';
import { api, keys, members } from '../inventory.client';

/** What editing in place must know about lots. */
export const lotRecord: RecordKind<LotLife, LotPatch> = {
  noun: 'lot',
  members,
  queryKey: (id) => keys.lot(id),
  read: (id, signal) => api.getLot({ params: { id }, ...(signal && { signal }) }),
  save: (id, patch, ifMatch) => api.updateLot({ params: { id }, body: patch, ifMatch }),
  labels: { condition: 'Condition', location_id: 'Place', use_by: 'Use by', note: 'Note' },
  format: {},
  invalidates: [keys.shop],
};
