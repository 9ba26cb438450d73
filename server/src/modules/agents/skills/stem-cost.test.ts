import type { RecipeData } from '@butterfly/contracts/agents';
import type { Job } from './job';
import { saysCost } from './stem-cost';

const pack = (pack_price_cents: number) => ({ pack_size: 10, pack_price_cents, supplier_name: 'Market', currency: 'USD' });
const CATALOGUE: Readonly<Record<string, readonly object[]>> = {
  ruscus: [{ name: 'Italian ruscus', pack: pack(1_200) }],
  rose: [
    { name: 'Rose A', pack: pack(2_000) },
    { name: 'Rose B', pack: pack(3_000) },
  ],
};
const job = (message: string): Job =>
  ({
    turn: { message },
    business: { today: '2027-03-05', tz: 'UTC', currency: 'USD', locale: 'en-US' },
    tools: {
      has: () => true,
      read: (_tool: string, { search }: { search: string }) => Promise.resolve({ kind: 'ok', data: CATALOGUE[search] ?? [] }),
    },
  }) as unknown as Job;
const of = (...stems: [name: string, quantity: number][]): Pick<RecipeData, 'pages'> => ({
  pages: [
    {
      ...{ title: '4 × Bouquet', arrangement: 'Bouquet', quantity: 4, stems_per_piece: 0, budget_cents: null, note: '' },
      ingredients: stems.map(([name, quantity]) => ({ name, quantity, role: 'greenery' as const })),
    },
  ],
});

it('says what the stems cost where that was asked, and names what has no single price', async () => {
  expect(await saysCost(job('and what does it cost?'), of(['ruscus', 5]))).toContain('20 Italian ruscus $24; $24 in all.');
  const some = await saysCost(job('what would that cost, and what do we charge'), of(['ruscus', 5], ['rose', 3]));
  expect(some).toContain('$24 for these. I have no single price for rose, so this is not all of it.');
  expect(some).toContain('What to charge is not worked out here');
  expect(await saysCost(job('how much is it'), of(['rose', 3]))).toMatch(/^What it costs I cannot say/);
});

it('says nothing of money where nobody asked', async () => expect(await saysCost(job('4 bouquets please'), of(['ruscus', 5]))).toBe(''));
