import type { Db } from './db';
import { OnceIn } from './once-in';

const transaction = () => ({}) as Db;

it('is read once in a transaction, whoever asks, and in each anew', async () => {
  const [once, first, second] = [new OnceIn<number>(), transaction(), transaction()];
  let reads = 0;
  const read = (db: Db) => once.read(db, async () => (reads += 1));
  expect(await Promise.all([read(first), read(first), read(second), read(first)])).toEqual([1, 1, 2, 1]);
});

it('is read again in the transaction that has changed it', async () => {
  const [once, changing, other] = [new OnceIn<string>(), transaction(), transaction()];
  const read = (db: Db, answer: string) => once.read(db, async () => answer);
  expect([await read(changing, 'before'), await read(other, 'before')]).toEqual(['before', 'before']);
  once.forget(changing);
  expect([await read(changing, 'after'), await read(other, 'after')]).toEqual(['after', 'before']);
});
