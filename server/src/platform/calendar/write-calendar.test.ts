import ical, { type VEvent } from 'node-ical';
import { writeCalendar, type CalendarItem } from './write-calendar';

const item: CalendarItem = {
  uid: 'a@butterfly',
  sequence: 2,
  time: { kind: 'moments', from: '2027-06-12T13:00:00.000Z', until: '2027-06-12T14:00:00.000Z' },
  summary: 'Tasting; "nice", <b>\r\nATTACH:file:///etc/passwd',
  status: 'CONFIRMED',
};
const file = (more: Partial<CalendarItem> = {}) =>
  writeCalendar({
    name: 'Fern',
    product: 'Test',
    method: 'REQUEST',
    stamp: new Date('2027-06-01T00:00:00Z'),
    items: [{ ...item, ...more }],
  });
const read = (text: string) => Object.values(ical.parseICS(text)).find((part): part is VEvent => part?.type === 'VEVENT');

describe('a calendar file', () => {
  it('says who, when and how often it changed, and lets no text begin a line', () => {
    const text = file({
      organizer: { name: 'Fern "&" Thistle', email: 'studio@fern.example' },
      attendees: [{ name: 'Ada', email: 'ada@x.example', status: 'NEEDS-ACTION' }],
    });
    expect(text.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([]);
    expect(text.replace(/\r\n /g, '')).toContain('ORGANIZER;CN="Fern & Thistle":mailto:studio@fern.example');
    const event = read(text);
    expect([event?.uid, String(event?.sequence), event?.start.toISOString()]).toEqual(['a@butterfly', '2', '2027-06-12T13:00:00.000Z']);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085'])('lets no name with a line break (%j) begin a line', (turn) => {
    const name = `Ada${turn}ATTENDEE:mailto:eve@x.example${turn}END:VCALENDAR`;
    const text = file({
      organizer: { name, email: 'studio@fern.example' },
      attendees: [{ name, email: 'ada@x.example', status: 'ACCEPTED' }],
    });
    const begun = text.replace(/\r\n /g, '').split(/[\r\n\u0085\u2028]+/);
    expect(begun.filter((line) => line.startsWith('ATTENDEE:mailto:eve'))).toEqual([]);
    expect(begun.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('writes whole days as days, the end excluded', () => {
    const text = file({ time: { kind: 'days', from: '2027-06-12', to: '2027-06-13' } });
    expect(text).toContain('DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270614\r\n');
  });

  it('keeps the clock of a series over a change of it', () => {
    const time = { kind: 'clock', from: '2027-03-08T09:00', until: '2027-03-08T10:00', tz: 'America/New_York' } as const;
    const text = file({ time, rrule: 'FREQ=WEEKLY;COUNT=2', except: ['2027-03-22T09:00'], replaces: '2027-03-15T09:00' });
    expect(text).toContain('DTSTART;TZID=America/New_York:20270308T090000');
    expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20270315T090000');
    expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400');
    expect(text).toContain('BEGIN:STANDARD\r\nDTSTART:20271107T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500');
    expect(read(file({ time }))?.start.toISOString()).toBe('2027-03-08T14:00:00.000Z');
  });

  it('folds long lines between characters', () => {
    const summary = '🌸'.repeat(60);
    const text = file({ summary });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(read(text)?.summary).toBe(summary);
  });
});
