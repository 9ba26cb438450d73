import { planShift, successorsOf } from './plan-shift';

const dayEntry = (id: number, offset_days: number, predecessor_ids: number[] = []) => ({
  id,
  lane: 'production' as const,
  when: { anchor: 'event_date' as const, offset_days },
  minute: null,
  done_at: null,
  predecessor_ids,
});
const minuteEntry = (id: number, minute: number, done_at: string | null = null) => ({
  id,
  lane: 'event_day' as const,
  when: { anchor: 'time' as const, minute },
  minute,
  done_at,
  predecessor_ids: [],
});

describe('moving an entry', () => {
  const plan = [dayEntry(1, -3), dayEntry(2, -2, [1]), dayEntry(3, -1, [2]), dayEntry(4, -2)];

  it('moves it alone', () => {
    expect([...planShift(plan, { entry_id: 1, by: -1, following: false })]).toEqual([[1, { anchor: 'event_date', offset_days: -4 }]]);
  });

  it('takes along what depends on it, directly or not, and nothing else', () => {
    const moved = planShift(plan, { entry_id: 1, by: 2, following: true });
    expect([...moved.keys()]).toEqual([1, 2, 3]);
    expect(moved.get(3)).toEqual({ anchor: 'event_date', offset_days: 1 });
  });

  it('on the event day takes along all that is still to come, but not what is done', () => {
    const day = [minuteEntry(1, 600), minuteEntry(2, 660), minuteEntry(3, 660, '2027-06-12T15:00:00.000Z'), minuteEntry(4, 720)];
    expect([...planShift(day, { entry_id: 2, by: 15, following: true })]).toEqual([
      [2, { anchor: 'time', minute: 675 }],
      [4, { anchor: 'time', minute: 735 }],
    ]);
  });

  it('is taken back by the opposite shift', () => {
    const there = planShift(plan, { entry_id: 1, by: 5, following: true });
    const moved = plan.map((entry) => ({ ...entry, when: there.get(entry.id) ?? entry.when }));
    const back = planShift(moved, { entry_id: 1, by: -5, following: true });
    expect(plan.map(({ id, when }) => back.get(id) ?? when)).toEqual(plan.map(({ when }) => when));
  });

  it('knows an unknown entry has nothing to move', () => {
    expect(planShift(plan, { entry_id: 99, by: 1, following: true }).size).toBe(0);
  });
});

describe('successors', () => {
  it('end in a circle too', () => {
    expect([...successorsOf(1, [dayEntry(1, 0, [3]), dayEntry(2, 0, [1]), dayEntry(3, 0, [2])])].sort()).toEqual([2, 3]);
  });
});
