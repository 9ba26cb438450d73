import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Event, NewFeed } from '@butterfly/contracts/calendar_meeting';
import ical, { type VEvent } from 'node-ical';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/calendar_meeting/';
const PARSER = createRequire(`${process.cwd()}/server/package.json`).resolve('node-ical');
const WHERE = ['America/New_York', 'Europe/Amsterdam', 'Pacific/Auckland', 'Asia/Kathmandu'];
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-03-01T15:00:00.000Z'), env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function make(body: object): Promise<Event> {
  const answer = await admin.post(`${BASE}events/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Event>();
}
const change = (event: Event, query: string, body: object) =>
  admin.send('PATCH', { url: `${BASE}events/${event.id}/${query}`, body, headers: { 'if-match': '*' } });
async function feed(): Promise<string> {
  const { url } = (await admin.post(`${BASE}feeds/rotate/`, { layers: ['events', 'away'] })).json<NewFeed>();
  return (await test.visitor().get(new URL(url).pathname)).body;
}
const eventsIn = (text: string) => Object.values(ical.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

/** What a calendar program whose clock stands somewhere makes of a file: the days of an event, its end excluded. */
function seenFrom(tz: string, text: string, title: string): [from: string, until: string] {
  const script = `
    const text = require('fs').readFileSync(0, 'utf8');
    const day = (at) => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    const found = Object.values(require(${JSON.stringify(PARSER)}).sync.parseICS(text)).find(({ summary }) => summary === ${JSON.stringify(title)});
    process.stdout.write(JSON.stringify([day(found.start), day(found.end)]));`;
  const said = execFileSync(process.execPath, ['-e', script], { input: text, env: { ...process.env, TZ: tz, NODE_OPTIONS: '' } });
  return JSON.parse(said.toString()) as [string, string];
}

describe('a parser that is not ours', () => {
  it('keeps whole days on their day in every zone, over a change of the clocks too', async () => {
    // Written in each of the zones, read in each of them.
    for (const [at, tz] of WHERE.entries())
      await make({ title: `Whole ${at}`, kind: 'out_of_office', all_day: true, start_day: '2027-03-13', end_day: '2027-03-14', tz });
    const text = await feed();
    for (const tz of WHERE)
      for (const at of WHERE.keys()) expect([tz, seenFrom(tz, text, `Whole ${at}`)]).toEqual([tz, ['2027-03-13', '2027-03-15']]);
  });

  it('finds the times of a series where we show them, without the day that was taken off', async () => {
    const series = await make({
      ...{ title: 'Weekly round', start_day: '2027-03-07', end_day: '2027-03-07', start_time: '09:00', end_time: '10:00' },
      rrule: 'FREQ=WEEKLY;COUNT=4',
    });
    await admin.send('DELETE', { url: `${BASE}events/${series.id}/?scope=one&day=2027-03-21` });
    const found = eventsIn(await feed()).filter(({ summary }) => summary === 'Weekly round');
    expect(found.map(({ start }) => new Date(start).toISOString()).sort()).toEqual([
      '2027-03-07T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
      '2027-03-28T13:00:00.000Z',
    ]);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(3);
  });

  it('sees one UID and a rising SEQUENCE through a move, another, a day that differs, and the end', async () => {
    const before = test.personalMail.length;
    const event = await make({
      ...{ title: 'Colour talk', start_day: '2027-05-03', end_day: '2027-05-03', start_time: '09:00', end_time: '10:00' },
      ...{ rrule: 'FREQ=WEEKLY;COUNT=3', guests: [{ name: 'Grace', email: 'grace@x.example' }] },
    });
    await change(event, '?scope=all&day=2027-05-03', { start_time: '11:00', end_time: '12:00' });
    await change(event, '?scope=one&day=2027-05-10', { start_time: '15:00', end_time: '16:00' });
    await change(event, '?scope=all&day=2027-05-03', { location: 'Kiln Loft' });
    await admin.send('DELETE', { url: `${BASE}events/${event.id}/?scope=all` });
    const invites = test.personalMail.slice(before).flatMap(({ invite }) => (invite ? [invite] : []));
    const seen = invites.map(({ method, text }) => {
      const [part] = Object.values(ical.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');
      const differs = Object.values(part?.recurrences ?? {}).length > 0 || part?.recurrenceid !== undefined;
      return { method, uid: part?.uid, sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]), differs, status: part?.status };
    });
    expect(new Set(seen.map(({ uid }) => uid))).toEqual(new Set([event.ics_uid]));
    const series = seen.filter(({ differs }) => !differs).map(({ sequence }) => sequence);
    expect(series).toEqual([...series].sort((a, b) => a - b));
    expect(seen.filter(({ method }) => method === 'CANCEL').every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect(seen.at(-1)).toMatchObject({ method: 'CANCEL', differs: false });
    expect(seen.at(-1)?.sequence).toBeGreaterThan(seen[0]?.sequence ?? 0);
  });

  it('finds nothing in a file that somebody wrote into a title, a place or the name of a guest', async () => {
    const nasty = 'Talk\\nBEGIN:VEVENT; "x", \\\\';
    const breaks = ['\r\nATTENDEE:mailto:eve@x.example', '\u2028BEGIN:VALARM', '\nEND:VCALENDAR'];
    for (const [at, more] of breaks.entries()) {
      const body = { title: `a${more}`, start_day: '2027-06-01', end_day: '2027-06-01', start_time: '09:00', end_time: '10:00' };
      const answer = await admin.post(`${BASE}events/`, body);
      // A line break in a title is refused; what is not refused begins no line.
      if (answer.statusCode === 201) expect((await feed()).split('\r\n').filter((one) => /^(BEGIN:VALARM|ATTENDEE)/.test(one))).toEqual([]);
      expect([at, [201, 400].includes(answer.statusCode)]).toEqual([at, true]);
    }
    const before = eventsIn(await feed()).length;
    await make({
      ...{ title: nasty, location: 'Mill; house, 2', notes: 'one\nBEGIN:VEVENT\nUID:2', start_day: '2027-06-02', end_day: '2027-06-02' },
      ...{ start_time: '09:00', end_time: '10:00', guests: [{ name: 'Eve";PARTSTAT="x', email: 'eve@x.example' }] },
    });
    const text = await feed();
    expect(eventsIn(text)).toHaveLength(before + 1);
    const invite = test.personalMail.at(-1)?.invite?.text ?? '';
    expect(invite.split('\r\n').filter((one) => one.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
    expect(invite.replace(/\r\n /g, '')).toContain('PARTSTAT=NEEDS-ACTION');
    expect(invite).not.toContain('PARTSTAT="x');
  });
});
