import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

export const BASE = '/api/inventory/';
export const JUNE = { out_on: '2027-06-11', back_on: '2027-06-14' };

/** A business with one place, one type of things and one event, and short ways to ask it. */
export interface Warehouse {
  readonly test: TestApp;
  readonly admin: TestClient;
  readonly warehouse: number;
  readonly project: number;
  post<T>(path: string, body?: object, by?: TestClient): Promise<T>;
  get<T>(path: string, by?: TestClient): Promise<T>;
  made(path: string, body: object): Promise<number>;
  /** A new thing, with so many in the warehouse. */
  thing(name: string, qty: number, more?: object): Promise<number>;
  /** Around the event. */
  free(item: number): Promise<number>;
}

/** @param options `background`: the jobs run, as they do in a server */
export async function openWarehouse(options: { readonly background?: boolean } = {}): Promise<Warehouse> {
  const test = await createTestApp(options);
  const admin = await test.signIn('adminA');
  const post = async <T>(path: string, body: object = {}, by = admin) => (await by.post(`${BASE}${path}/`, body)).json<T>();
  const get = async <T>(path: string, by = admin) => (await by.get(`${BASE}${path}`)).json<T>();
  const made = async (path: string, body: object) => (await post<{ id: number }>(path, body)).id;
  const warehouse = await made('locations', { name: 'Warehouse' });
  const rentals = await made('hg-types', { name: 'Rentals' });
  const event = { name: 'Okafor', event_type: 'social', event_date: '2027-06-12' };
  const project = (await admin.post('/api/tenant_crm/projects/', event)).json<{ id: number }>().id;
  return {
    test,
    admin,
    warehouse,
    project,
    post,
    get,
    made,
    thing: async (name, qty, more = {}) => {
      const id = await made('hg-items', { name, type_id: rentals, ...more });
      if (qty > 0) await post('hard-goods/transactions', { kind: 'receipt', item_id: id, location_id: warehouse, qty });
      return id;
    },
    free: async (item) => (await get<{ free: number }>(`availability/?item=${item}&from=${JUNE.out_on}&to=${JUNE.back_on}`)).free,
  };
}
