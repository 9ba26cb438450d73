import type { Entry, Timeline } from '@butterfly/contracts/project_view';

/** An entry of production, three days before the event, unless told otherwise. */
export function buildEntry(part: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    lane: 'production',
    title: 'Flowers received',
    when: { anchor: 'event_date', offset_days: -3 },
    day: '2027-06-09',
    minute: null,
    length: 1,
    is_milestone: false,
    audience: 'team',
    place: '',
    responsible_id: null,
    responsible_text: '',
    note: '',
    predecessor_ids: [],
    done_at: null,
    done_by_id: null,
    updated_at: '2026-11-21T17:00:00.000Z',
    updated_by_id: 1,
    version: 1,
    etag: `"entry-${part.id ?? 1}-1"`,
    ...part,
  };
}

export function buildTimeline(entries: Entry[] = [], project: Partial<Timeline['project']> = {}): Timeline {
  return {
    today: '2027-06-01',
    people: [{ id: 1, name: 'Ada Fennimore' }],
    entries,
    project: {
      id: 7,
      number: 3,
      name: 'Marlow & Okafor wedding',
      event_type: 'wedding',
      event_date: '2027-06-12',
      start_time: '16:30',
      end_time: null,
      venue_text: 'Stonecroft Barn',
      guest_count: 120,
      owner_id: 1,
      archived_at: null,
      stage: { name: 'Booked', color: 'eucalyptus', kind: 'booked' },
      ...project,
    },
  };
}
