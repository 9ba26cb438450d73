import { Neighbours } from '../../neighbours';
import { LargeTurns, type LargeTurn } from './large-turns';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const now = () => Date.now();
const settled = () => jest.advanceTimersByTimeAsync(0);

/** Gets in line and notes when the turn came. */
function asker({ turns, neighbours, came }: { turns: LargeTurns; neighbours: Neighbours<number>; came: string[] }) {
  return (tenantId: number, memberId = 1): LargeTurn => {
    neighbours.see(tenantId);
    const turn = turns.join({ tenantId, memberId });
    turn.come().then(
      () => came.push(`${tenantId}/${memberId}`),
      (error: { code: string }) => came.push(error.code),
    );
    return turn;
  };
}

function start() {
  const neighbours = new Neighbours<number>(now);
  const turns = new LargeTurns(neighbours, now);
  const came: string[] = [];
  return { turns, neighbours, came, ask: asker({ turns, neighbours, came }) };
}

it('come one at a time for a business, and businesses do not wait for each other', async () => {
  const { came, ask } = start();
  const first = ask(1);
  ask(1);
  ask(2);
  await settled();
  expect(came).toEqual(['1/1', '2/1']);
  first.end();
});

it('come at once one after the other while no other business is about', async () => {
  const { came, ask } = start();
  const first = ask(1);
  ask(1);
  await jest.advanceTimersByTimeAsync(200);
  first.end();
  await settled();
  expect(came).toEqual(['1/1', '1/1']);
});

it('rest for nineteen times as long as the last took while another business is about', async () => {
  const { neighbours, came, ask } = start();
  const first = ask(1);
  ask(1);
  await jest.advanceTimersByTimeAsync(200);
  neighbours.see(2);
  first.end();
  await jest.advanceTimersByTimeAsync(3_799);
  expect(came).toEqual(['1/1']);
  await jest.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['1/1', '1/1']);
});

it('rest for eight seconds at most', async () => {
  const { neighbours, came, ask } = start();
  const first = ask(1);
  ask(1);
  await jest.advanceTimersByTimeAsync(5_000);
  neighbours.see(2);
  first.end();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(came).toEqual(['1/1']);
  await jest.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['1/1', '1/1']);
});

it('come to the members of a business in turn, however many one of them sends', async () => {
  const { came, ask } = start();
  const held = [ask(1, 1), ask(1, 1), ask(1, 1), ask(1, 2)];
  for (const turn of [held[0], held[3], held[1]]) {
    await settled();
    turn?.end();
  }
  await settled();
  expect(came).toEqual(['1/1', '1/2', '1/1', '1/1']);
});

it('are refused to who has four on the way while another business is about, until one is over', async () => {
  const { turns, neighbours, ask } = start();
  const held = [ask(1), ask(1), ask(1), ask(1), ask(1)];
  held.pop()?.end();
  neighbours.see(2);
  expect(() => turns.join({ tenantId: 1, memberId: 1 })).toThrow(
    expect.objectContaining({ code: 'rate_limited', details: { retry_after: 10 } }),
  );
  expect(() => turns.join({ tenantId: 1, memberId: 2 })).not.toThrow();
  held[3]?.end();
  expect(() => turns.join({ tenantId: 1, memberId: 1 })).not.toThrow();
});

it('that do not come in time are refused, and leave the line to the others', async () => {
  const { came, ask } = start();
  const first = ask(1, 1);
  ask(1, 2);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(came).toEqual(['1/1', 'rate_limited']);
  ask(1, 3);
  first.end();
  await settled();
  expect(came).toEqual(['1/1', 'rate_limited', '1/3']);
});

it('of who went away while waiting keep nobody', async () => {
  const { came, ask } = start();
  const first = ask(1, 1);
  const gone = ask(1, 2);
  ask(1, 3);
  gone.end();
  await settled();
  first.end();
  await settled();
  expect(came).toContain('1/3');
});
