import { forgetKeptPages } from './kept-pages';

const names = new Set<string>();

beforeEach(() => {
  names.clear();
  for (const name of ['butterfly-offline 1/7', 'butterfly-offline 1/8', 'of somebody else']) names.add(name);
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

it('keeps the pages of who the page is of, and nobody else’s', async () => {
  await forgetKeptPages('1/8');
  expect([...names]).toEqual(['butterfly-offline 1/8', 'of somebody else']);
});

it('keeps none of anybody when nobody is signed in', async () => {
  await forgetKeptPages('');
  expect([...names]).toEqual(['of somebody else']);
});

it('has nothing to forget where a browser keeps nothing', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forgetKeptPages('')).resolves.toBeUndefined();
});
