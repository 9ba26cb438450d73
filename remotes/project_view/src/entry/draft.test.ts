import type { Entry, EntryTime } from '@butterfly/contracts/project_view';
import { draftOf, emptyDraft, fieldsOf, problemsOf } from './draft';

const entry = (lane: Entry['lane'], when: EntryTime): Entry => ({
  id: 1,
  lane,
  title: 'Install',
  when,
  day: '2027-06-12',
  minute: lane === 'event_day' ? 870 : null,
  length: 30,
  is_milestone: false,
  audience: 'team',
  place: '',
  responsible_id: null,
  responsible_text: '',
  note: '',
  predecessor_ids: [],
  done_at: null,
  done_by_id: null,
  updated_at: '',
  updated_by_id: null,
  version: 1,
  etag: '"1"',
});

describe('a draft', () => {
  it.each([
    ['planning', { anchor: 'event_date', offset_days: -21 }],
    ['planning', { anchor: 'event_date', offset_days: 7 }],
    ['production', { anchor: 'event_date', offset_days: 0 }],
    ['planning', { anchor: 'day', day: '2027-06-12' }],
    ['event_day', { anchor: 'event_start', offset_minutes: -120 }],
    ['event_day', { anchor: 'time', minute: 870 }],
  ] as const)('of %s at %j is saved as it was', (lane, when) => {
    const { when: saved, length } = fieldsOf(draftOf(entry(lane, when)));
    expect([saved, length]).toEqual([when, 30]);
  });

  it('begins unbound while the event has no date', () => {
    expect(emptyDraft('planning', null)).toMatchObject({ bound: false, day: '' });
  });

  it('says what is missing, by input', () => {
    expect(problemsOf(emptyDraft('planning', null))).toEqual({ title: 'Give it a name', day: 'Choose a day' });
    expect(problemsOf({ ...emptyDraft('event_day', '2027-06-12'), title: 'x', bound: false, time: 'noon', length: '0' })).toEqual({
      time: 'A time such as 16:30',
      length: 'At least 1',
    });
    expect(problemsOf({ ...emptyDraft('planning', '2027-06-12'), title: 'x', amount: '-3' })).toEqual({ amount: 'A whole number' });
  });
});
