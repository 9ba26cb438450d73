import { Subjects } from '../../../platform/subjects/subjects';
import { recordAddress } from './record-address';

const subjects = new Subjects([{ id: 'shop', subjects: { order: { table: 'shop_order', name: 'title', path: '/shop/orders/:id' } } }]);
const address = (opens: string | undefined, call: Readonly<Record<string, unknown>>, body: unknown) =>
  recordAddress({ plugin: 'shop', ...(opens !== undefined && { opens }) } as Parameters<typeof recordAddress>[0], { call, body, subjects });

describe('where a person sees what an action has made', () => {
  it('is said by the tool of any plugin, with what was asked and what was answered', () => {
    expect(address('/shop/orders/:id', { title: 'Roses' }, { id: 7 })).toBe('/shop/orders/7');
    expect(address('/shop/orders/:orderId/lines/:id', { orderId: '4 a' }, { id: 9 })).toBe('/shop/orders/4%20a/lines/9');
    expect(address('/shop/orders/:id', { id: 3 }, { id: 9 })).toBe('/shop/orders/3');
  });

  it('is the page of the record that a note or a file is about', () => {
    expect(address(undefined, { subject_type: 'order', subject_id: 5 }, { id: 9 })).toBe('/shop/orders/5');
    expect(address(undefined, {}, { id: 9, subject_type: 'order', subject_id: 6 })).toBe('/shop/orders/6');
  });

  it('is nowhere when nobody has said it, or what it needs is not known', () => {
    expect([
      address(undefined, {}, { id: 9 }),
      address('/shop/orders/:id', {}, 'gone'),
      address('/shop/orders/:id', {}, { id: null }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
