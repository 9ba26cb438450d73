import { bookWish, newEventType, newSchedule, operations, slotQuery } from './index';

describe('event_meetings contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/event_meetings\//);
  });

  it('begins a kind of meeting with what most take', () => {
    const made = newEventType.parse({
      name: 'Tasting',
      slug: 'tasting',
      duration_min: 60,
      hosts: [{ member_id: 1, weight: 1 }],
      schedule_id: 1,
    });
    expect(made).toMatchObject({ min_notice_min: 120, reminder_hours: [24, 1], assignment: 'single', slot_step_min: 30 });
    for (const slug of ['Tasting', 'a.b', '-a', 'a--b', '../x']) expect(newEventType.safeParse({ ...made, slug }).success).toBe(false);
  });

  it('knows zones, and hours that end after they begin', () => {
    const hours = { name: 'Week', tz: 'Asia/Kathmandu', rules: [{ weekday: 1, start: '09:00', end: '24:00' }] };
    expect(newSchedule.safeParse(hours).success).toBe(true);
    expect(newSchedule.safeParse({ ...hours, tz: 'Mars/Olympus' }).success).toBe(false);
    expect(newSchedule.safeParse({ ...hours, rules: [{ weekday: 1, start: '17:00', end: '09:00' }] }).success).toBe(false);
    expect(slotQuery.safeParse({ from: '2027-03-01', to: '2027-03-02', tz: '../etc' }).success).toBe(false);
  });

  it('refuses a name of several lines', () => {
    const wish = { form_token: 't', start_at: '2027-03-16T15:00:00.000Z', name: 'Ada\r\nBEGIN:VEVENT', email: 'ada@x.example' };
    expect(bookWish.safeParse(wish).success).toBe(false);
  });
});
