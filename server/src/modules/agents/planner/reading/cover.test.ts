import { isByChance } from '../../skills/by-chance';
import { ofTheList } from '../../skills/topics/of-the-list';
import { findSpan } from '../dates';
import { uncovered, words } from './cover';

describe('words of a question that nothing accounts for', () => {
  it.each([
    ['which tasks are late for marlow', ['marlow']],
    ['which tasks are late', []],
    ['which tasks are not late', ['not']],
    ['which tasks are late without a day', ['without']],
    ['tasks that are late on the weekend after', ['weekend', 'after']],
  ])('%s', (said, left) => {
    expect(uncovered(said, [words('tasks?'), words('late')])).toEqual(left);
  });
});

describe('a record that is told only by chance', () => {
  const told = (record: string) => ({ message: `I do not know exactly that. This is what I have:\n${record}`, cards: {} });
  it.each([
    ['who pays for the grant this autumn', 'Iyer & Grant wedding: lost, wedding.', true],
    ['where do we rent lanterns', 'Lantern walk at the library: new, social.', true],
    ['what did Grant say about the arch', 'Iyer & Grant wedding: lost, wedding.', false],
    ['how do the iyers like it', 'Iyer & Grant wedding: lost, wedding.', false],
  ])('%s', (said, record, chance) => {
    expect(isByChance(told(record), said)).toBe(chance);
  });
});

describe('a question about the rows of the last answer', () => {
  const history = [
    {
      role: 'assistant' as const,
      content:
        '3 leads:\n- Amber · event Sat 1 May 2027 · up to $900\n- Birch · event Sat 2 Jan 2027 · up to $12,500.50\n- Cole · no date yet',
    },
  ];
  const answer = (message: string, said = history) => ofTheList({ message, history: said as never })?.message;
  it.each([
    ['which of those is the most expensive?', 'Birch'],
    ['and which of them is the cheapest', 'Amber'],
    ['which one is the soonest', 'Birch'],
    ['which is the latest', 'Amber'],
  ])('%s', (said, name) => {
    expect(answer(said)).toMatch(new RegExp(`^Of those: ${name}`));
  });
  it('says how many rows it cannot compare, and is silent where no list was told', () => {
    expect(answer('which of those is the biggest')).toContain('1 of them says no amount');
    expect(answer('which of those is the biggest', [{ role: 'assistant', content: 'Nothing is overdue.' }])).toBeUndefined();
    expect(answer('which is the biggest wedding in june')).toBeUndefined();
  });
});

describe('times of several days', () => {
  it.each([
    ['anything on the last weekend of january', '2027-01-30', '2027-01-31'],
    ['is the second weekend in august 2027 taken', '2027-08-14', '2027-08-15'],
    ['what has to leave before thursday', '2026-11-23', '2026-11-25'],
    ['what is on today and tomorrow', '2026-11-23', '2026-11-24'],
  ])('%s', (said, from, to) => {
    expect(findSpan(said, '2026-11-23')).toMatchObject({ from, to });
  });
});
