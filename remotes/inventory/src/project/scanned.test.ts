import type { Reservation } from '@butterfly/contracts/inventory';
import { scanned } from './scanned';

const row = (part: Partial<Reservation>) =>
  ({
    id: 1,
    sku: 'LAN-BRASS',
    item_name: 'Brass lantern',
    state: 'reserved',
    qty: 20,
    out_qty: 0,
    back_qty: 0,
    lost_qty: 0,
    ...part,
  }) as Reservation;

describe('a scanned label', () => {
  it('is of the reservation that has units left, and says how many then are', () => {
    const rows = [row({ id: 1, state: 'out', out_qty: 20 }), row({ id: 2, qty: 3 })];
    expect(scanned(rows, { code: ' lan-brass ', way: 'check_out' })).toMatchObject({
      reservation: { id: 2 },
      text: 'Brass lantern: 2 left',
    });
    expect(scanned(rows, { code: 'LAN-BRASS', way: 'check_in' })).toMatchObject({ reservation: { id: 1 }, text: 'Brass lantern: 19 left' });
  });

  it('of nothing here, or of nothing that is left, does nothing and says so', () => {
    expect(scanned([row({})], { code: 'VASE', way: 'check_out' })).toEqual({
      text: 'Nothing with the label VASE is reserved for this project.',
      isThing: false,
    });
    expect(scanned([row({})], { code: 'LAN-BRASS', way: 'check_in' })).toEqual({ text: 'Brass lantern: none is out.', isThing: true });
    expect(scanned([row({ state: 'quoted' })], { code: 'LAN-BRASS', way: 'check_out' })).toEqual({
      text: 'Brass lantern: none left to hand out.',
      isThing: true,
    });
    expect(scanned([row({})], { code: ' ', way: 'check_out' })).toEqual({ text: '', isThing: false });
  });
});
