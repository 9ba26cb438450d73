import type { Entry } from '@butterfly/contracts/project_view';
import { isOnSheet } from './day-sheet';
import { clock } from '@butterfly/contracts/project_view/labels';

const entry = (audience: Entry['audience'], lane: Entry['lane'] = 'event_day') => ({ audience, lane }) as Entry;

describe('who sees what on the sheet of the day', () => {
  it.each([
    ['client', 'team', false],
    ['client', 'vendor', false],
    ['client', 'client', true],
    ['client', 'all', true],
    ['vendor', 'team', false],
    ['vendor', 'client', false],
    ['vendor', 'vendor', true],
    ['team', 'client', true],
    ['all', 'team', true],
  ] as const)('%s: an entry for %s %s', (wanted, audience, shown) => {
    expect(isOnSheet(entry(audience), wanted)).toBe(shown);
  });

  it('leaves planning out', () => {
    expect(isOnSheet(entry('all', 'planning'), 'all')).toBe(false);
  });
});

describe('the clock', () => {
  it.each([
    [0, '00:00'],
    [545, '09:05'],
    [1_440, '00:00'],
    [1_500, '01:00'],
    [-30, '23:30'],
  ])('%d minutes are %s', (minute, text) => {
    expect(clock(minute)).toBe(text);
  });
});
