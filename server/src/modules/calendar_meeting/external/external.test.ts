import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { External, FreeBusy } from '@butterfly/contracts/calendar_meeting';
import { RemoteFiles } from '../../../platform/files/remote/remote-files';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { readCalendar } from './read-calendar';

const asked = { from: '2027-03-01', to: '2027-03-31', tz: 'America/New_York' };
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const starts = (text: string) => readCalendar(text, asked).busy.map(({ start_at }) => start_at);

describe('a calendar file of somebody', () => {
  it('is read in its zone, over a change of the clocks, without days taken off and what is free', () => {
    const weekly = ['DTSTART;TZID=Europe/London:20270301T090000', 'DTEND;TZID=Europe/London:20270301T100000', 'RRULE:FREQ=WEEKLY;COUNT=5'];
    expect(starts(file(...weekly, 'EXDATE;TZID=Europe/London:20270308T090000'))).toEqual([
      '2027-03-01T09:00:00.000Z',
      '2027-03-15T09:00:00.000Z',
      '2027-03-22T09:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
    ]);
    expect(starts(file('DTSTART:20270302T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(starts(file('DTSTART:20270302T090000Z', 'BEGIN:VALARM', 'DURATION:PT9H', 'END:VALARM', 'DURATION:PT1H'))).toEqual([
      '2027-03-02T09:00:00.000Z',
    ]);
  });

  it('has whole days on the day of the business, the end excluded', () => {
    expect(readCalendar(file('DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270315'), asked).busy).toEqual([
      { start_at: '2027-03-13T05:00:00.000Z', end_at: '2027-03-15T04:00:00.000Z', all_day: true },
    ]);
  });

  it.each([
    ['This is not a calendar.', '<html>'],
    [
      'One of its rules of repetition comes more often than daily.',
      file('DTSTART:20270302T090000Z', 'DURATION:PT1M', 'RRULE:FREQ=SECONDLY'),
    ],
    ['It has more than 20,000 entries.', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(20_001)}`],
    [
      'It has more than 5,000 entries in the time to come.',
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20000101T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY\nEND:VEVENT\n'.repeat(400)}`,
    ],
  ])('%s', (reason, text) => {
    const begun = performance.now();
    expect(() => readCalendar(text, asked)).toThrow(reason);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('another calendar of a member', () => {
  let site: Server;
  let test: TestApp;
  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/good.ics') response.end(file('DTSTART:20270302T150000Z', 'DTEND:20270302T160000Z', 'SUMMARY:Secret'));
      else response.end(Buffer.alloc(50_000_000, 'a'));
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    test = await createTestApp({
      clock: () => new Date('2027-03-01T15:00:00.000Z'),
      remoteFiles: new RemoteFiles({ allowed: (one) => one === '127.0.0.1' }),
    });
  });
  afterAll(async () => {
    await test.stop();
    site.closeAllConnections();
    site.close();
  });

  it('counts as busy, says nothing of what it is about, and is refused with a reason', async () => {
    const admin = await test.signIn('adminA');
    const at = (path: string) => `http://127.0.0.1:${String((site.address() as AddressInfo).port)}${path}`;
    const add = (url: string) => admin.post('/api/calendar_meeting/external/', { name: 'Home', url });
    const added = await add(at('/good.ics'));
    expect([added.statusCode, added.json<External>().events]).toEqual([201, 1]);
    expect(added.body).not.toContain('good.ics');
    const [{ id: member } = { id: 0 }] = (await admin.get('/api/calendar_meeting/members/')).json<{ id: number }[]>();
    const all = (await admin.get('/api/calendar_meeting/members/')).json<{ id: number }[]>().map(({ id }) => id);
    const query = `members=${all.join(',')}&from=2027-03-02T00:00:00.000Z&to=2027-03-03T00:00:00.000Z`;
    const busy = (await admin.get(`/api/calendar_meeting/free-busy/?${query}`)).json<FreeBusy>().flatMap((one) => one.busy);
    expect([busy, member > 0]).toEqual([
      [{ start_at: '2027-03-02T15:00:00.000Z', end_at: '2027-03-02T16:00:00.000Z', label: 'Busy elsewhere' }],
      true,
    ]);
    expect((await add(at('/large.ics'))).json()).toMatchObject({
      code: 'calendar_meeting.calendar_refused',
      fields: { url: ['It is larger than 5 MB.'] },
    });
    expect((await add('http://169.254.169.254/latest/')).json()).toMatchObject({
      fields: { url: ['This address is none that can be read from here.'] },
    });
    expect((await admin.send('DELETE', { url: `/api/calendar_meeting/external/${added.json<External>().id}/` })).statusCode).toBe(204);
  });
});
