import type { Overview } from '@butterfly/contracts/inventory';
import type { Job } from '../job';
import { RETURN_TOPICS } from './return-topics';

const TODAY = '2026-11-27';

/** A piece of work where the inventory answers with this. */
const jobWith = (overview: Pick<Overview, 'out' | 'returning'>) =>
  ({
    business: { today: TODAY, tz: 'America/New_York', currency: 'USD', locale: 'en-US' },
    tools: {
      has: () => true,
      read: (tool: string) =>
        Promise.resolve({
          kind: 'ok',
          data: tool === 'inventory.overview' ? overview : { count: 1, results: [{ id: 9, name: 'Reyes wedding' }] },
        }),
    },
  }) as unknown as Job;
const heard = { text: '', span: undefined, project: undefined, names: [] };
const said = async (overview: Pick<Overview, 'out' | 'returning'>) => (await RETURN_TOPICS[0]?.answer(jobWith(overview), heard))?.message;
const move = (item_name: string, qty: number, back_on: string): Overview['returning'][number] => ({
  ...{ id: 1, project_id: 9, item_name, qty, out_on: '2026-11-20', back_on, state: 'out' },
});

describe('what is out right now', () => {
  it('is told by thing and project, what is late first and as late', async () => {
    const returning = [move('Votive', 60, '2026-12-01'), move('Urn', 2, '2026-11-24')];
    expect(await said({ out: 62, returning })).toBe(
      '62 pieces are out right now. Overdue or due back within a week:\n- 2 × Urn · Reyes wedding · should have been back Tue 24 Nov 2026\n- 60 × Votive · Reyes wedding · back Tue 1 Dec 2026',
    );
  });

  it('is a count where none of it is due soon, and nothing where all is back', async () => {
    expect(await said({ out: 1, returning: [] })).toBe('1 piece is out right now, and nothing is due back within a week.');
    expect(await said({ out: 0, returning: [] })).toMatch(/^Nothing is out right now/);
  });
});
