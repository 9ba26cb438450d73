import { summary } from '@butterfly/contracts/home_view';
import { daysAfter } from '../../platform/testing/calendar';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { localDay } from '../../platform/time/local-time';

/** One moment for the whole file: its day does not end in the middle. */
const NOW = new Date();

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => NOW });
});
afterAll(() => test.stop());

const day = (offset: number) => daysAfter(localDay(NOW, 'America/New_York'), offset);
const read = async (who: 'adminA' | 'plainA' | 'adminB') =>
  summary.parse((await (await test.signIn(who)).get('/api/home_view/summary/')).json());

describe('summary of the first page (T-470)', () => {
  beforeAll(async () => {
    const admin = await test.signIn('adminA');
    for (const [name, offset] of [
      ['Today', 0],
      ['In two weeks', 14],
      ['Too far', 15],
      ['Over', -1],
    ] as const) {
      await admin.post('/api/tenant_crm/projects/', { name, event_date: day(offset), budget_cents: 10_000 });
    }
  });

  it('holds the events of the next 14 days, what changed last, and the pipeline', async () => {
    const { today, projects, pipeline } = await read('adminA');
    expect(today).toBe(day(0));
    expect(projects?.upcoming.map(({ name }) => name)).toEqual(['Today', 'In two weeks']);
    expect(projects?.recent[0]?.name).toBe('Over');
    expect(pipeline?.open).toEqual({ count: 4, value_cents: 40_000, weighted_cents: 4_000 });
  });

  it('hides the parts of plugins that the member may not use', async () => {
    expect(await read('plainA')).toMatchObject({ projects: null, pipeline: null });
  });

  it('shows another business nothing of it', async () => {
    expect((await read('adminB')).projects).toEqual({ upcoming: [], recent: [] });
  });
});
