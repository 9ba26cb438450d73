import * as z from 'zod';
import { commonErrors, defineRoutes, id, idParam, line, uploadQuery } from './index';
import { addDays, monthAndYear } from './days';

describe('defineRoutes', () => {
  it('joins an address with its spec', () => {
    const routes = defineRoutes({ read: 'GET /api/things/:id/' }, { read: { summary: 'Read', access: 'session', ok: z.object({ id }) } });
    expect(routes.read).toMatchObject({ method: 'GET', path: '/api/things/:id/', access: 'session' });
  });
  it('refuses a path without its trailing slash (A-52)', () => {
    expect(() => defineRoutes({ read: 'GET /api/things' as never }, { read: { summary: '', access: 'public' } })).toThrow(
      /Not an operation address/,
    );
  });
});

describe('primitives', () => {
  it.each(['0', '-1', '1.5', 'temp', '9999999999', '', '1e3'])('refuses %j as an id in a path (A-06)', (text) => {
    expect(idParam.safeParse(text).success).toBe(false);
  });
  it('reads digits as an id', () => expect(idParam.parse('2147483647')).toBe(2147483647));
  it.each([
    ['\u202e', 'override'],
    ['\u202a', 'embedding'],
    ['\u2066', 'isolate'],
    ['\u2069', 'end of an isolate'],
  ])('takes a character that turns the direction of text out of a line and out of the name of a file (%j, %s)', (turn) => {
    expect(line().parse(`photo${turn}gpj.exe`)).toBe('photogpj.exe');
    expect(uploadQuery.parse({ name: `${turn}photo${turn}gpj.exe` }).name).toBe('photogpj.exe');
    expect(line().safeParse(`${turn} ${turn}`).success).toBe(false);
  });
  it('leaves marks and joiners that languages and emoji need', () => expect(line().parse('א\u200f 👩\u200d🌾')).toBe('א\u200f 👩\u200d🌾'));
  it('trims a line and refuses control characters', () => {
    expect(line().parse('  Marlow & Okafor ')).toBe('Marlow & Okafor');
    expect(line().safeParse('a\u0000b').success).toBe(false);
  });
});

describe('commonErrors', () => {
  it('keeps the words that redirect to /access-denied for plugin access alone (A-12)', () => {
    const redirecting = Object.entries(commonErrors).filter(([, spec]) => /Access denied|You don't have permission/.test(spec.message));
    expect(redirecting.map(([code]) => code)).toEqual(['access_denied']);
  });
});

it('a month is said with its year, long or short, wherever the reader is', () => {
  expect([monthAndYear('2027-06'), monthAndYear('2027-01', 'short'), monthAndYear('2026-12', 'short')]).toEqual([
    'June 2027',
    'Jan 2027',
    'Dec 2026',
  ]);
});

it('a day so many days later stays one that a text of ten characters can say', () => {
  expect([addDays('2027-02-27', 2), addDays('2028-02-27', 2), addDays('2027-01-01', -1)]).toEqual([
    '2027-03-01',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect([addDays('9999-12-30', 2), addDays('0001-01-01', -1)]).toEqual(['9999-12-31', '0001-01-01']);
});
