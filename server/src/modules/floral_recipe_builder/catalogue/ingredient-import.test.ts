import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import type { ImportCheck, ImportLine, RecordImportRun } from '@butterfly/contracts/records';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { readMonths } from './read-months';

const IMPORTS = '/api/records/floral_recipe_builder.ingredient/imports/';

let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  // The jobs run, as they do in a server.
  test = await createTestApp({ background: true });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const handIn = async (text: string) => (await admin.post(IMPORTS, { file_name: 'flowers.csv', text })).json<RecordImportRun>().id;
const check = async (id: number) => (await admin.post(`${IMPORTS}${id}/check/`)).json<ImportCheck>();
async function commit(id: number): Promise<void> {
  await admin.post(`${IMPORTS}${id}/commit/`);
  while ((await admin.get(`${IMPORTS}${id}/`)).json<RecordImportRun>().status !== 'done')
    await new Promise((resolve) => setTimeout(resolve, 50));
}
const named = async (search: string) =>
  (await admin.get(`/api/floral_recipe_builder/ingredients/?search=${search}`)).json<{ results: Ingredient[] }>().results;

const HEAD = 'Flower,Latin name,Type,Role,Season,Vase life,Waste %,Color code';
const rowOf = (at: number) => `Zinnia ${at},Zinnia elegans,Fresh,Focal,Jun–Sep,7,12 %,#C9A27E`;

describe('a table of ingredients', () => {
  it('is taken but for the hundredth part that cannot be read, each named by its row', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => rowOf(at + 1));
    rows[41] = 'Bad kind,,Plastic,,,,,';
    rows[142] = 'Bad season,,,,never,,,';
    rows[243] = ',Zinnia elegans,,,,,,';
    const id = await handIn([HEAD, ...rows].join('\n'));
    const tried = await check(id);
    expect(tried.counts).toEqual({ created: 297, updated: 0, skipped: 0, failed: 3 });
    const bad = [
      { line: 43, reason: '“Plastic” is no kind of ingredient' },
      { line: 144, reason: '“never” says no months' },
      { line: 245, reason: 'has no name' },
    ];
    expect(tried.lines).toMatchObject(bad);
    await commit(id);
    const failed = (await admin.get(`${IMPORTS}${id}/lines/?outcome=failed`)).json<{ results: ImportLine[] }>().results;
    expect(failed).toMatchObject(bad);
    expect(await named('zinnia%20300')).toMatchObject([
      {
        name: 'Zinnia 300',
        botanical: 'Zinnia elegans',
        kind: 'fresh',
        role: 'focal',
        unit: 'stem',
        season_months: [6, 7, 8, 9],
        vase_life_days: 7,
        processing_lead_days: 3,
        waste_bps: 1_200,
        colour_hex: '#C9A27E',
      },
    ]);
  });

  it('changes of an ingredient that is there only what a cell says', async () => {
    await admin.post('/api/floral_recipe_builder/ingredients/', {
      name: 'Ruscus',
      kind: 'greens',
      role: 'greenery',
      unit: 'bunch',
      season_months: [1, 2],
      processing_lead_days: 5,
    });
    const id = await handIn('Name,Vase life,Season\nruscus,14,\n');
    await admin.send('PATCH', { url: `${IMPORTS}${id}/`, body: { policy: 'update' } });
    expect((await check(id)).counts).toMatchObject({ updated: 1, created: 0 });
    await commit(id);
    const kept = { kind: 'greens', role: 'greenery', unit: 'bunch', season_months: [1, 2], processing_lead_days: 5 };
    expect(await named('ruscus')).toMatchObject([{ ...kept, vase_life_days: 14 }]);
  });
});

describe('months in a table', () => {
  it.each([
    ['Nov–Feb, 6', [1, 2, 6, 11, 12]],
    ['4;5;6', [4, 5, 6]],
    ['June to August', [6, 7, 8]],
    ['all year', []],
    ['13', null],
    ['never', null],
    ['1-2-3', null],
  ])('%s', (text, months) => expect(readMonths(text)).toEqual(months));
});
