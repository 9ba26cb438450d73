import { Turns, type Turn } from './turns';

let time = 0;
const now = () => time;
const settled = () => new Promise((resolve) => setImmediate(resolve));

const asked: Promise<Turn>[] = [];

/** Takes a turn and notes when it came. */
function asker(turns: Turns, came: string[]) {
  return (owner: string | null, name = String(owner)): Promise<Turn> => {
    const turn = turns.take(owner).then((given) => (came.push(name), given));
    asked.push(turn);
    return turn;
  };
}

/** Who has used the database for so long, at the same time. */
async function used(turns: Turns, owners: readonly string[], ms: number): Promise<void> {
  const held = await Promise.all(owners.map((owner) => turns.take(owner)));
  time += ms;
  for (const turn of held) turn.end();
}

beforeEach(() => {
  time = 0;
});
// Nobody is left waiting: a minute later that would be an error of whatever runs then.
afterEach(() => {
  for (const turn of asked.splice(0)) void turn.then((given) => given.end());
});

describe('turns at the database', () => {
  it('come at once while there are places, and in their order when all have used nothing', async () => {
    const [turns, came] = [new Turns({ places: 2, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    const [first] = await Promise.all([ask('a'), ask('b')]);
    void ask('c');
    void ask('d');
    await settled();
    expect(came).toEqual(['a', 'b']);
    first.end();
    await settled();
    expect(came).toEqual(['a', 'b', 'c']);
  });

  it('come first to who has used the least, and to the system before all', async () => {
    const [turns, came] = [new Turns({ places: 1, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    await used(turns, ['much'], 400);
    await used(turns, ['little'], 10);
    const held = await ask('other');
    const waiting = [ask('much'), ask('little'), ask(null, 'system')];
    held.end();
    for (const at of [2, 1]) (await waiting[at])?.end();
    (await waiting[0])?.end();
    expect(came).toEqual(['other', 'system', 'little', 'much']);
  });

  it('of busy members are a fifth, so that the others find a place', async () => {
    const [turns, came] = [new Turns({ places: 10, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    await used(turns, ['x', 'y', 'z'], 20_000);
    void ['x', 'y', 'z', 'x', 'y'].map((owner) => ask(owner));
    await settled();
    expect(came).toEqual(['x', 'y']);
    await ask('in peace');
    expect(came).toEqual(['x', 'y', 'in peace']);
  });

  it('are all for a busy member who is alone, until somebody else asks', async () => {
    const [turns, came] = [new Turns({ places: 10, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    await used(turns, ['x', 'y'], 80_000);
    time += 10_000;
    const held = await Promise.all([1, 2, 3, 4].map(() => ask('x')));
    expect(came).toEqual(['x', 'x', 'x', 'x']);
    await ask('in peace');
    for (const turn of held) turn.end();
    void [1, 2, 3].map(() => ask('x', 'again'));
    await settled();
    expect(came.slice(4)).toEqual(['in peace', 'again', 'again']);
  });

  it('of somebody who runs a long report now and then are like those of the others', async () => {
    const [turns, came] = [new Turns({ places: 5, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    for (let report = 0; report < 5; report += 1) {
      await used(turns, ['reader'], 2_000);
      time += 2_000;
    }
    await Promise.all([ask('reader'), ask('reader'), ask('reader')]);
    expect(came).toEqual(['reader', 'reader', 'reader']);
  });

  it('come to a busy member too: who waits gets ahead, and what was used is forgotten', async () => {
    const [turns, came] = [new Turns({ places: 1, patienceMs: 60_000, now }), [] as string[]];
    const ask = asker(turns, came);
    await used(turns, ['busy'], 8_000);
    const held = await ask('a');
    void ask('busy');
    time += 10_000;
    const late = ask('b');
    held.end();
    await settled();
    expect(came).toEqual(['a', 'busy']);
    void late;
  });

  it('that do not come end in an error, and leave the place to others', async () => {
    const turns = new Turns({ places: 1, patienceMs: 20, now });
    const held = await turns.take('a');
    await expect(turns.take('b')).rejects.toThrow('timeout exceeded when trying to connect');
    held.end();
    (await turns.take('c')).end();
  });

  it('are given back once, however often it is said', async () => {
    const turns = new Turns({ places: 1, patienceMs: 60_000, now });
    const turn = await turns.take('a');
    turn.end();
    turn.end();
    const came: string[] = [];
    const ask = asker(turns, came);
    void ask('b');
    void ask('c');
    await settled();
    expect(came).toEqual(['b']);
  });
});
