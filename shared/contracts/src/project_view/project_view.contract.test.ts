import { entryPatch, newEntry, operations } from './index';

const entry = { lane: 'planning', title: ' Final counts asked ', when: { anchor: 'event_date', offset_days: -30 } };

describe('contract of project_view', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/project_view\//);
  });

  it('takes an entry from a lane, a title and a time', () => {
    expect(newEntry.parse(entry)).toEqual({ ...entry, title: 'Final counts asked' });
    expect(newEntry.safeParse({ ...entry, when: undefined }).success).toBe(false);
  });

  it('has no entry that is bound to the event and fixed at once', () => {
    expect(newEntry.safeParse({ ...entry, when: { anchor: 'event_date', offset_days: -3, day: '2027-06-12' } }).success).toBe(false);
    expect(newEntry.safeParse({ ...entry, when: { anchor: 'time', minute: 2_880 } }).success).toBe(false);
  });

  it('refuses a patch that changes nothing', () => {
    expect(entryPatch.safeParse({}).success).toBe(false);
    expect(entryPatch.safeParse({ done: true }).success).toBe(true);
  });
});
