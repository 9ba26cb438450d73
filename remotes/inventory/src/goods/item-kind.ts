import type { Item, ItemPatch } from '@butterfly/contracts/inventory';
import type { RecordKind } from '@butterfly/record-kit/record';
import { api, keys, members } from '../inventory.client';

/** What editing in place must know about things. */
export const itemRecord: RecordKind<Item, ItemPatch> = {
  noun: 'thing',
  members,
  queryKey: (id) => keys.item(id),
  read: (id, signal) => api.getItem({ params: { id }, ...(signal && { signal }) }),
  save: (id, patch, ifMatch) => api.updateItem({ params: { id }, body: patch, ifMatch }),
  labels: {
    name: 'Name',
    type_id: 'Type',
    category_id: 'Category',
    subcategory_id: 'Subcategory',
    sku: 'Label',
    colour: 'Colour',
    dimensions: 'Dimensions',
    notes: 'Notes',
    min_stock: 'At least',
    par_stock: 'Usually',
    pack_size: 'Bought by',
    rental_price_cents: 'Rental',
    price_basis: 'Rental for',
    replacement_cents: 'Replacement',
  },
  format: {},
  invalidates: [keys.items, keys.calendar, keys.overview],
};
