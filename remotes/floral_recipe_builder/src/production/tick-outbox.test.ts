import type { NewTicks, Tick } from '@butterfly/contracts/floral_recipe_builder';
import { TickOutbox } from './tick-outbox';
import type { KeptTick, TickStore } from './tick-store';

/** The device's memory, which outlives a page. */
function memory(): TickStore & { readonly kept: Map<string, KeptTick> } {
  const kept = new Map<string, KeptTick>();
  return {
    kept,
    add: (tick) => Promise.resolve(void kept.set(tick.client_id, tick)),
    all: () => Promise.resolve([...kept.values()]),
    remove: (ids) => Promise.resolve(ids.forEach((id) => kept.delete(id))),
  };
}

/** A business that writes every tick down once; `online` false: nothing reaches it, `deaf`: its answer is lost. */
class Business {
  online = true;
  deaf = false;
  readonly arrived = new Map<string, Tick>();
  readonly send = ({ ticks }: NewTicks): Promise<readonly Tick[]> => {
    if (!this.online) return Promise.reject(new Error('no network'));
    for (const tick of ticks) if (!this.arrived.has(tick.client_id)) this.arrived.set(tick.client_id, { ...tick, by_id: 1 });
    return this.deaf ? Promise.reject(new Error('no answer')) : Promise.resolve([...this.arrived.values()]);
  };
}

const setUp = (store = memory(), business = new Business()) => ({
  store,
  business,
  outbox: new TickOutbox({ store, send: business.send, onSent: () => undefined }),
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('what is ticked without a network is kept on the device, outlives the page, and arrives once', async () => {
  const { store, business, outbox } = setUp();
  business.online = false;
  for (const nth of [1, 2, 3]) outbox.tick(`piece:1:${nth}`, true);
  await settled();
  expect(outbox.state()).toMatchObject({
    waiting: [{ item: 'piece:1:1' }, { item: 'piece:1:2' }, { item: 'piece:1:3' }],
    problem: expect.any(String) as unknown,
  });
  const again = setUp(store, business);
  await again.outbox.restore();
  expect(again.outbox.state().waiting).toHaveLength(3);
  business.online = true;
  await Promise.all([again.outbox.flush(), again.outbox.flush(), outbox.flush()]);
  expect([...business.arrived.values()].map(({ item }) => item)).toEqual(['piece:1:1', 'piece:1:2', 'piece:1:3']);
  expect([store.kept.size, outbox.state(), again.outbox.state()]).toEqual([
    0,
    { waiting: [], problem: null },
    { waiting: [], problem: null },
  ]);
});

it('a tick whose answer was lost is sent again under its own id', async () => {
  const { store, business, outbox } = setUp();
  business.deaf = true;
  outbox.tick('stems:7', true);
  await settled();
  expect([business.arrived.size, store.kept.size]).toEqual([1, 1]);
  business.deaf = false;
  await outbox.flush();
  expect([business.arrived.size, store.kept.size, outbox.state().waiting]).toEqual([1, 0, []]);
});

it('a tick that is made while others are being sent is neither lost nor held back', async () => {
  const { business, outbox } = setUp();
  const held: (() => void)[] = [];
  const send = business.send;
  const slow = new TickOutbox({
    store: memory(),
    send: (body) => new Promise((resolve) => held.push(() => resolve(send(body)))),
    onSent: () => undefined,
  });
  slow.tick('stems:1', true);
  await settled();
  slow.tick('stems:2', true);
  await settled();
  expect(held).toHaveLength(1);
  held[0]?.();
  await settled();
  held[1]?.();
  await settled();
  expect([...business.arrived.values()].map(({ item }) => item)).toEqual(['stems:1', 'stems:2']);
  expect(outbox.state().waiting).toEqual([]);
});

it('ticks are sent from memory where the device keeps nothing', async () => {
  const refuses: TickStore = {
    add: () => Promise.reject(new Error('private window')),
    all: () => Promise.reject(new Error('private window')),
    remove: () => Promise.reject(new Error('private window')),
  };
  const business = new Business();
  const outbox = new TickOutbox({ store: refuses, send: business.send, onSent: () => undefined });
  await outbox.restore();
  outbox.tick('stems:1', true);
  await settled();
  expect([business.arrived.size, outbox.state().waiting]).toEqual([1, []]);
});
