import type { Item, operations, StockedFlower } from '@butterfly/contracts/inventory';
import { paths } from '@butterfly/contracts/inventory/paths';
import type { operations as recordOperations } from '@butterfly/contracts/records';
import { paths as recordPaths } from '@butterfly/contracts/records/paths';
import type { operations as crmOperations, ProjectLight } from '@butterfly/contracts/tenant_crm';
import { paths as crmPaths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { MembersSource } from '@butterfly/record-kit/members';
import { useQuery } from '@tanstack/react-query';

export const api = createClient<typeof operations>(paths);
const crm = createClient<Pick<typeof crmOperations, 'listOwners' | 'listProjects'>>({
  listOwners: crmPaths.listOwners,
  listProjects: crmPaths.listProjects,
});

const records = createClient<Pick<typeof recordOperations, 'uploadFile'>>({ uploadFile: recordPaths.uploadFile });

/** A photograph becomes a file of the reservation. */
export const uploadLossPhoto = (reservationId: number, file: File) =>
  records.uploadFile({
    params: { subject_type: 'inventory.reservation', subject_id: String(reservationId) },
    query: { name: file.name },
    body: file,
  });
/** Where a photograph of a loss is. */
export const lossPhotoAt = (reservationId: number, photoId: number) =>
  `/api/records/inventory.reservation/${reservationId}/files/${photoId}/content/`;

/** The same as a picture on a page. */
export const photoAt = (reservationId: number, photoId: number) => `${lossPhotoAt(reservationId, photoId)}?inline=true`;

/** Who can be named as the one that saved meanwhile. */
export const members: MembersSource = { list: (signal) => crm.listOwners({ signal }) };

/** Keys of cached answers; a change invalidates them by their beginning. What is free depends on everything that moves. */
export const keys = {
  goods: ['inventory'],
  items: ['inventory', 'items'],
  item: (id: string) => ['inventory', 'item', id],
  units: (id: string) => ['inventory', 'units', id],
  project: (id: string) => ['inventory', 'project', id],
  calendar: ['inventory', 'calendar'],
  farm: ['inventory-farm'],
  shop: ['inventory-shop'],
  lot: (id: string) => ['inventory-shop', 'lot', id],
  shopProject: (id: string) => ['inventory-shop', 'project', id],
  overview: ['inventory', 'overview'],
  stocktakes: ['inventory-stocktake'],
  stocktake: (id: string) => ['inventory-stocktake', 'sheet', id],
  setup: ['inventory-setup'],
} as const;

/** The version of a row of a list, as its own page would have it. */
export const versionOf = ({ id, version }: { readonly id: number; readonly version: number }): string => `"${id}-${version}"`;

const NO_NAMES: ReadonlyMap<number, string> = new Map();
const namesOf = (projects: readonly ProjectLight[]): ReadonlyMap<number, string> => new Map(projects.map(({ id, name }) => [id, name]));

/** Names of the projects that the member sees, by their ids: the same map until one of them changes. */
export function useProjectNames(): ReadonlyMap<number, string> {
  const { data = NO_NAMES } = useQuery({
    queryKey: ['projects'],
    queryFn: async ({ signal }) => (await crm.listProjects({ signal })).data as readonly ProjectLight[],
    select: namesOf,
  });
  return data;
}

/** The things of the business, for choosing one of them. */
export function useItems(): readonly Item[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.items, 'all'],
    queryFn: async ({ signal }) => (await api.listItems({ query: { page_size: 200 }, signal })).data.results,
  });
  return data;
}

const whole = { page_size: 200 } as const;

/** Places, categories and types, for choosing one of them. */
export function useSetup() {
  const locations = useQuery({
    queryKey: [...keys.setup, 'locations', 'all'],
    queryFn: async ({ signal }) => (await api.listLocations({ query: whole, signal })).data.results,
  });
  const categories = useQuery({
    queryKey: [...keys.setup, 'categories', 'all'],
    queryFn: async ({ signal }) => (await api.listCategories({ query: whole, signal })).data.results,
  });
  const types = useQuery({
    queryKey: [...keys.setup, 'types', 'all'],
    queryFn: async ({ signal }) => (await api.listGoodsTypes({ query: whole, signal })).data.results,
  });
  return { locations: locations.data ?? [], categories: categories.data ?? [], types: types.data ?? [] };
}

/** Rows as options of a choice. */
export const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** Every flower of the catalogue, with what there is of it. */
export function useFlowers(): readonly StockedFlower[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.shop, 'flowers'],
    queryFn: async ({ signal }) => (await api.listFlowers({ signal })).data,
  });
  return data;
}
