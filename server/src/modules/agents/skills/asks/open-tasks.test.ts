import type { OpenTask, OpenTasks } from '@butterfly/contracts/project_view';
import type { ToolAnswer } from '../../tools/toolbox';
import type { Job } from '../job';
import { tickTask } from '../tick-task';
import { LATE_TOPICS } from '../topics/late-topics';
import { openTasks } from './open-tasks';

const task = (id: number, more: Partial<OpenTask> = {}): OpenTask => ({
  ...{ id, title: `Task ${String(id)}`, lane: 'production', day: '2026-11-20', responsible_id: 7, responsible_text: '' },
  ...{ project_id: 1, project_name: 'Marlow wedding' },
  ...more,
});
const read = (results: OpenTask[], capped = false): ToolAnswer => ({
  kind: 'ok',
  data: { today: '2026-11-28', people: [{ id: 7, name: 'Ada Fennimore' }], results, capped } satisfies OpenTasks,
});
const MONEY: ToolAnswer = { kind: 'ok', data: { currency: 'USD', late: [] } };
const REFUSED: ToolAnswer = { kind: 'refused', status: 503, message: 'Not now.' };

/** A job whose tools answer so; it reads nothing else. */
const job = (tasks: ToolAnswer, slots: object = {}) =>
  ({
    plan: { slots },
    turn: { projectId: null },
    business: { today: '2026-11-28', locale: 'en-US' },
    tools: {
      has: () => false,
      read: (tool: string) => Promise.resolve(tool === 'payments.overview' ? MONEY : tasks),
    },
  }) as unknown as Job;

const allLate = async (tasks: ToolAnswer) => (await LATE_TOPICS[0]?.answer(job(tasks), {} as never))?.message;

describe('open tasks', () => {
  it('have their day, their project and who is responsible, and are overdue from the day after', async () => {
    expect(await openTasks(job(read([task(1), task(2, { day: '2026-11-28', responsible_id: null })])))).toMatchObject([
      { line: 'Fri 20 Nov 2026 · Task 1 · Marlow wedding · Ada Fennimore', states: ['open', 'overdue'], people: ['Ada Fennimore'] },
      { states: ['open'], people: [] },
    ]);
  });

  it.each([
    ['more than were answered', read([task(1)], true)],
    ['that were not answered', REFUSED],
  ])('%s are not told as if they were all', async (_what, answer) => {
    expect(await openTasks(job(answer))).toBeUndefined();
    expect((await tickTask(job(answer, { title: 'order the peonies' }))).message).toBe(
      'The tasks could not be read just now. Please try again.',
    );
    expect(await allLate(answer)).toBe('No payment is overdue.\nThe tasks could not be read just now. Please try again.');
  });

  it('that are all there are denied where none is late', async () => {
    expect(await allLate(read([task(1, { day: null })]))).toBe('No payment is overdue.\nNo task is overdue.');
    expect(await allLate(read([task(1)]))).toContain(
      'Tasks overdue:\n- Fri 20 Nov 2026 · Task 1 · Marlow wedding · Ada Fennimore · 8 days late',
    );
  });
});
